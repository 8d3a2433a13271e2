import {mediaPage} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: mediaPage, selector: '.recommendation-card .rating-wrap', property: 'opacity', off: '0', on: '1'},
];
