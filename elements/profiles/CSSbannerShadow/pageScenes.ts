import {mediaPage, profilePage} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: profilePage, selector: '.user .banner > .shadow', property: 'display', off: 'block', on: 'none'},
  {path: mediaPage, selector: '.media .banner > .shadow', property: 'display', off: 'block', on: 'none'},
  {path: profilePage, selector: '.user .banner h1.name', property: 'text-shadow', off: 'none', on: /0px 0px 3px/},
];
