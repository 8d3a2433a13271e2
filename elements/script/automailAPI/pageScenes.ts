import type {Condition} from '#e2e/support/condition';

export const condition: Condition = {observe: page => page.evaluate(() => String('automailAPI' in document))};
