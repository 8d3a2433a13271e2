import {mediaPage} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: mediaPage, selector: '.media .header .description', property: 'max-height', off: '104px', on: 'none'},
];
