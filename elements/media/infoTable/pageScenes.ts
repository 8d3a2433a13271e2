import {mediaPage} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: mediaPage, selector: '.sidebar .data > .data-set', property: 'display', off: 'block', on: 'flex'},
  {path: mediaPage, selector: '.media > .content', property: 'grid-template-columns', off: /^208px/, on: /^215px/},
];
