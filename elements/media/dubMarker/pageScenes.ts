import {mediaPage} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';

export const condition: Condition = {path: mediaPage};
