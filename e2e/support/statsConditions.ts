import type {Locator} from '@playwright/test';

import type {Condition} from './condition';
import {waitUntilQuiet} from './page';
import {showStats} from './personal';
import {personal, statsOf} from './questions';

/** Where the figures and tables of the personal statistics are shown; `observe` is what a switch changes of them. */
const inStats = (observe: (stats: Locator) => Promise<unknown>): Condition => ({
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

const customRows = inStats(stats =>
  stats.getByRole('region', {name: 'Custom Anime Tags', exact: true}).locator('tbody tr').count(),
);

/** Conditions of the switches that the personal statistics follow. */
export const statsConditions: Readonly<Record<string, Condition>> = {
  allStudios: inStats(stats => stats.locator('a[href^="/studio/"]').count()),
  globalCustomList: customRows,
  hideCustomTags: inStats(stats => stats.locator('table').count()),
  negativeCustomList: customRows,
  noRewatches: inStats(stats => stats.locator('dl').innerText()),
  replaceNativeTags: {path: ({other}) => `/user/${other}/stats/anime/tags`},
  timeToCompleteColumn: inStats(stats => stats.locator('thead').first().innerText()),
};
