import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {path: '/reviews', theme: 'dark'};

export const looks: readonly MainLook[] = [
  {
    path: '/reviews',
    selector: 'body',
    property: 'background-color',
    off: 'rgb(11, 22, 34)',
    on: 'rgb(39, 44, 56)',
    theme: 'dark',
  },
];
