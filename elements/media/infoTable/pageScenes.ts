import {mediaPage} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: mediaPage, selector: '.sidebar .data > .data-set', property: 'display', off: 'block', on: 'flex'},
];
