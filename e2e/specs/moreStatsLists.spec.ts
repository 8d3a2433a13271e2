// Questions about lists against a second, naive look at what the API answers.
import type {Page} from '@playwright/test';

import {queryApi} from '../support/find';
import {largest} from '../support/listed';
import {expect, test, type Ids} from '../support/test';

const stats = ({other}: Ids) => `/user/${other}/stats/anime/overview`;
const on = {as: 'member', token: true, settings: {moreStats: true}} as const;
const panel = (page: Page) => page.locator('am-more-stats');

interface Dated {
  status: string;
  startedAt: {year: number | null; month: number | null};
  completedAt: {year: number | null};
  media: {id: number};
}

async function datedEntries(standIn: Parameters<typeof queryApi>[0], name: string): Promise<Dated[]> {
  const {MediaListCollection: all} = await queryApi<{MediaListCollection: {lists: {entries: Dated[]}[]}}>(
    standIn,
    `query ($name: String) { MediaListCollection(userName: $name, type: ANIME) { lists { entries {
      status startedAt { year month } completedAt { year } media { id } } } } }`,
    {name},
  );
  return [...new Map(all.lists.flatMap(({entries}) => entries).map(entry => [entry.media.id, entry])).values()];
}

test('[moreStats] Fix your dating mess lists the entries whose dates cannot be right, by what is wrong', async ({
  open,
  ids,
  standIn,
}) => {
  const entries = await datedEntries(standIn, ids.other);
  const page = await open(stats(ids), on);
  await page.locator('am-more-stats-tabs').getByRole('button', {name: 'More stats'}).click();
  await panel(page).getByRole('combobox', {name: 'Question'}).selectOption({label: 'Fix your dating mess'});
  await panel(page).getByRole('button', {name: 'Run'}).click();
  await expect(panel(page)).toContainText(`${entries.length} entries checked.`);
  const none = (date: {year: number | null}) => date.year === null;
  const expected = {
    'Completed without a date of start or completion': entries.filter(
      ({status, startedAt, completedAt}) => status === 'COMPLETED' && (none(startedAt) || none(completedAt)),
    ),
    'Current or dropped without a date of start': entries.filter(
      ({status, startedAt}) => ['CURRENT', 'DROPPED'].includes(status) && none(startedAt),
    ),
    'Planned with a date of start': entries.filter(({status, startedAt}) => status === 'PLANNING' && !none(startedAt)),
  };
  const counts = Object.values(expected).map(({length}) => length);
  expect(largest(counts)).toBeGreaterThan(0);
  for (const [title, wrong] of Object.entries(expected)) {
    const table = panel(page).getByRole('region', {name: title, exact: true}).locator('table');
    await expect(table).toHaveCount(wrong.length ? 1 : 0);
    // Tables of more than a hundred rows hold only those near the visible part.
    if (wrong.length && wrong.length <= 100) await expect(table.locator('tbody tr')).toHaveCount(wrong.length);
  }
});
