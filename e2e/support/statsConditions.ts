import type {Locator} from '@playwright/test';

import type {Condition} from './condition';
import {waitUntilQuiet} from './page';
import {showStats} from './personal';
import {personal, statsOf} from './questions';

/**
 * The place where the figures and tables of the personal statistics are shown; `observe` returns the effect of a switch
 * on them.
 */
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

/** The effect of the switches of custom tags. */
export const customRows = inStats(stats =>
  stats.getByRole('region', {name: 'Custom Anime Tags', exact: true}).locator('tbody tr').count(),
);
