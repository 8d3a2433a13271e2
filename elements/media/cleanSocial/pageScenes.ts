import {mediaPage} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: ids => `${mediaPage(ids)}social`,
    selector: '.media .social > .activity-feed',
    property: 'grid-column-start',
    off: 'auto',
    on: '2',
  },
];
