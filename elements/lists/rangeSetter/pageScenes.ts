import {listening} from '#e2e/support/condition';

export const condition = listening;
