import {textActivity} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';

// Its swatch is in the footer, which is inside the window only on a short page.
export const condition: Condition = {path: textActivity};
