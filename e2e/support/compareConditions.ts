import {tag as compareTag} from './compare';
import type {Condition} from './condition';
import type {Ids} from './test';

const comparison = ({other}: Ids) => `/user/${other}/animelist/compare`;

/** A page on which the comparison shows at least one list. */
export const inComparison: Condition = {
  path: comparison,
  settings: {comparissionPage: true},
  before: page => page.locator(`${compareTag} tbody tr[data-media]`).first().waitFor(),
};
