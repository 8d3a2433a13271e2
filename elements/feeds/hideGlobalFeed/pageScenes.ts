import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: '/home', selector: '.feed-type-toggle', property: 'display', off: 'flex', on: 'none'},
];
