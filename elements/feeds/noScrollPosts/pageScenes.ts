import {textActivity} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {path: textActivity};

export const looks: readonly MainLook[] = [
  {path: textActivity, selector: '.activity-markdown .markdown', property: 'max-height', off: '560px', on: 'none'},
];
