import type {Locator} from '@playwright/test';

import type {Condition} from './condition';
import {waitUntilQuiet} from './page';
import {showStats} from './personal';
import {personal, statsOf} from './questions';

/** Where the figures and tables of the personal statistics are shown; `observe` is what a switch changes of them. */
export const inStats = (observe: (stats: Locator) => Promise<unknown>): Condition => ({
  path: ({other}) => statsOf(other),
  settings: {moreStats: true},
  before: async page => {
    await showStats(page);
    await personal(page).locator('dl').waitFor();
  },
  observe: async page => {
    await waitUntilQuiet(page);
    return String(await observe(personal(page)));
  },
});

/** What the switches of custom tags change. */
export const customRows = inStats(stats =>
  stats.getByRole('region', {name: 'Custom Anime Tags', exact: true}).locator('tbody tr').count(),
);
