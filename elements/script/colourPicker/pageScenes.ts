import {textActivity} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';

// Its panel is in the footer, which is in the window on a short page alone.
export const condition: Condition = {path: textActivity};
