import {customRows} from '#e2e/support/statsConditions';
import type {Condition} from '#e2e/support/condition';

export const condition: Condition = customRows;
