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
  {
    path: '/reviews',
    selector: '#nav',
    property: 'background-color',
    off: 'rgb(21, 34, 50)',
    on: 'rgb(25, 29, 38)',
    theme: 'dark',
  },
];
