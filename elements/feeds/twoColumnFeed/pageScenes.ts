import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: '/home', selector: '.home .activity-feed', property: 'display', off: 'block', on: 'flex'},
];
