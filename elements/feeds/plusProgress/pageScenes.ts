import {siteCards} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition = siteCards;

export const looks: readonly MainLook[] = [
  {
    path: '/home',
    selector: '.list-preview > .media-preview-card .plus-progress',
    property: 'display',
    off: 'block',
    on: 'none',
  },
];
