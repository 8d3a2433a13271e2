import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: '/home', selector: '#nav', property: 'height', off: '68px', on: '40px'},
  {path: '/reviews', selector: '.page-content > .container', property: 'margin-top', off: '108px', on: '80px'},
];
