import type {Page} from '@playwright/test';
import {choose, ownStats, panel, run} from '#e2e/support/questions';
import type {PageScene} from '#e2e/support/pageScene';
import {pressStop} from '#e2e/support/stop';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

/** Chooses a question about a user and runs it. */
const runQuestion = (question: string, untick?: string) => async (page: Page) => {
  await choose(page, question);
  if (untick) await panel(page).getByRole('checkbox', {name: untick}).uncheck();
  await run(page);
  const start = panel(page).getByRole('button', {name: 'Start'});
  if (await start.count()) await start.click();
};

/** Stops a question. */
const stopQuestion = (page: Page) => pressStop(panel(page).getByRole('button', {name: 'Stop'}));

/** One of each kind represents all questions. */
export const pageScenes: readonly PageScene[] = [
  {path: ownStats, act: runQuestion('Find a status'), end: stopQuestion},
  {path: ownStats, act: runQuestion('Check compatibility with all following (slow)'), end: stopQuestion},
  {path: ownStats, act: runQuestion('Database linter', 'Restrict to personal list'), end: stopQuestion},
];

export const condition: Condition = {path: ({user}) => `/user/${user}/stats/anime/overview`};

const own = '.user .filter-wrap .filter-group > .router-link-active';

export const looks: readonly MainLook[] = [
  {
    path: ({user}) => `/user/${user}/stats/anime/overview`,
    selector: own,
    property: 'background-color',
    trigger: page => page.locator('am-more-stats-tabs').getByRole('button').first().click(),
    off: 'rgb(250, 250, 250)',
    on: 'rgba(0, 0, 0, 0)',
  },
];
