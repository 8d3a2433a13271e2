import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: '/home', selector: '.load-more', property: 'min-height', off: '0px', on: '44px'},
];
