import {mediaPage} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

// Media pages have a slot for advertisements in a column.
export const condition: Condition = {path: mediaPage};

export const looks: readonly MainLook[] = [
  {path: mediaPage, selector: '.sidebar .sense-wrap', property: 'display', off: 'block', on: 'none'},
];
