import {profilePage} from '#e2e/support/paths';
import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: profilePage, selector: '.milestones', property: 'display', off: 'grid', on: 'none'},
];
