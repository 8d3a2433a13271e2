import {tag as compareTag} from './compare';
import type {Condition} from './condition';
import type {Ids} from './test';

const comparison = ({other}: Ids) => `/user/${other}/animelist/compare`;

/** Where the comparison shows at least one list. */
const inComparison: Condition = {
  path: comparison,
  settings: {comparissionPage: true},
  before: page => page.locator(`${compareTag} tbody tr[data-media]`).first().waitFor(),
};

/** The comparison of lists and its switches. */
export const compareConditions: Readonly<Record<string, Condition>> = {
  comparissionPage: {path: comparison},
  comparisionColourFilter: {
    ...inComparison,
    observe: async page => String((await page.locator(`${compareTag} td[data-full]`).count()) > 0),
  },
  comparisionSystemFilter: {
    ...inComparison,
    observe: async page => String((await page.locator(`${compareTag} .score`, {hasText: '/'}).count()) > 0),
  },
};
