import {mediaPage} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';

// Media pages have a slot for advertisements in a column.
export const condition: Condition = {path: mediaPage};
