import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: '/home',
    selector: '.activity-entry .list > .cover',
    property: 'border-radius',
    off: '4px 0px 0px 4px',
    on: '0px 4px 4px 0px',
  },
];
