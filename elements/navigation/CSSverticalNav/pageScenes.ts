import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: '/home', selector: '#nav > .wrap', property: 'position', off: 'static', on: 'fixed'},
];
