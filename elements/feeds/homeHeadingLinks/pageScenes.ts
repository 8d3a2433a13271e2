import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: '/home',
    selector: '.home .recent-reviews > h2.section-header',
    property: 'position',
    off: 'static',
    on: 'relative',
  },
];
