import type {Page} from '@playwright/test';

import type {Scene} from './questionScenes';

/** The buttons of the site's statistics, with the query of each. */
const buttons: readonly [label: string, query: string][] = [
  ['Random anime', 'RandomMedia'],
  ['Random character', 'RandomCharacters'],
  ['Random staff member', 'RandomStaff'],
  ['Random user', 'RandomUsers'],
  ['Random review', 'RandomReviews'],
];

/** The statistics of the site: each button, and the activities an hour. */
export const randomScenes: readonly Scene[] = [
  {path: '/site-stats', asks: ['ActivityTimes']},
  ...buttons.map(([name, query]) => ({
    path: '/site-stats',
    asks: [query],
    operation: query,
    act: (page: Page) => page.getByRole('button', {name, exact: true}).click(),
  })),
];
