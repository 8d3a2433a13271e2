import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: '/home', selector: 'html', property: 'scrollbar-width', off: 'auto', on: 'thin'},
];
