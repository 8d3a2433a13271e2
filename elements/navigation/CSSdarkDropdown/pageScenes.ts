import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {path: '/reviews', theme: 'dark'};

export const looks: readonly MainLook[] = [
  {
    path: '/reviews',
    selector: '.nav .user .dropdown',
    property: 'background-color',
    off: 'rgb(21, 31, 46)',
    on: 'rgb(6, 12, 19)',
    theme: 'dark',
  },
];
