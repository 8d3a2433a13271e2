import {inComparison} from '#e2e/support/compareConditions';
import {tag as compareTag} from '#e2e/support/compare';
import type {Condition} from '#e2e/support/condition';

export const condition: Condition = {
  ...inComparison,
  observe: async page => String((await page.locator(`${compareTag} .score`, {hasText: '/'}).count()) > 0),
};
