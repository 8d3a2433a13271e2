import type {Page} from '@playwright/test';

import {countIn, exportedRows, listOf, openMenu, rows, waitForLists} from '#e2e/support/compare';
import {listedElements} from '#e2e/support/listed';
import {expect, test} from '#e2e/support/test';

const path = (name: string, query = '') => `/user/${name}/animelist/compare${query}`;
const native = (page: Page) => page.locator('.user .content > .compare');
const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const member = {as: 'member'} as const;

test(
  '[comparisonPage] shows the ratings, statuses and favourites of both people, as the API tells them',
  {tag: ['@core', '@journey']},
  async ({open, ids, standIn}) => {
    const [other, own] = [await listOf(standIn, ids.other), await listOf(standIn, ids.user)];
    const page = await open(path(ids.other, '?minRatings=0'), member);
    await waitForLists(page, [ids.other, ids.user]);
    const all = new Set([...other.entries.keys(), ...own.entries.keys()]);
    await expect.poll(() => countIn(page)).toEqual([all.size, all.size]);
    await expect(native(page)).toBeHidden();
    const table = await exportedRows(page);
    expect(table.map(({id}) => Number(id)).toSorted((a, b) => a - b)).toEqual([...all].toSorted((a, b) => a - b));
    for (const row of table) {
      const [first, second] = [other.entries.get(Number(row.id)), own.entries.get(Number(row.id))];
      const title = (first ?? second)?.media.title ?? {romaji: null, english: null, native: null};
      // The first rates from 1 to 100, the second from 1 to 10 in tenths.
      const [a, b] = [first?.score ?? 0, Math.round((second?.score ?? 0) * 100) / 10];
      const ratings = [a, b].filter(rating => rating > 0);
      expect(row).toEqual({
        id: row.id,
        title: title.romaji || title.english || title.native || `No. ${row.id}`,
        format: (first ?? second)?.media.format ?? null,
        digest: ratings.length
          ? expect.closeTo(ratings.reduce((sum, each) => sum + each, 0) / ratings.length, 5)
          : null,
        [ids.other]: a || null,
        [`${ids.other}.own`]: first?.score || null,
        [`${ids.other}.status`]: first?.status ?? null,
        [`${ids.other}.progress`]: first?.progress ?? 0,
        [`${ids.other}.favourite`]: Number(other.favourites.has(Number(row.id))),
        [ids.user]: b || null,
        [`${ids.user}.own`]: second?.score || null,
        [`${ids.user}.status`]: second?.status ?? null,
        [`${ids.user}.progress`]: second?.progress ?? 0,
        [`${ids.user}.favourite`]: Number(own.favourites.has(Number(row.id))),
      });
    }
  },
);

test('[comparisonPage] shows an en dash without a rating, and nothing without a status', async ({
  open,
  ids,
  standIn,
}) => {
  const own = await listOf(standIn, ids.user);
  const page = await open(path(ids.other, `?users=${ids.other},${ids.user}-&status=${ids.user}:NOT`), member);
  await waitForLists(page, [ids.other, ids.user]);
  const cells = await listedElements(rows(page).locator('td.person:nth-child(4)'), 5);
  for (const cell of cells) {
    await expect(cell).toHaveText('–');
    await expect(cell.locator('.ui-dot')).toHaveCount(0);
  }
  expect((await exportedRows(page)).filter(({id}) => own.entries.has(Number(id)))).toEqual([]);
});

test('[comparisonPage] requires a rating from a user, none, or either, in words; the address reflects it and Back undoes it', async ({
  open,
  ids,
  standIn,
}) => {
  const [other, own] = [await listOf(standIn, ids.other), await listOf(standIn, ids.user)];
  const page = await open(path(ids.other, '?minRatings=0'), member);
  await waitForLists(page, [ids.other, ids.user]);
  const all = new Set([...other.entries.keys(), ...own.entries.keys()]).size;
  const rated = [...own.entries.values()].filter(({score}) => score > 0).length;
  const steps = [
    [`${ids.other},${ids.user}*`, rated, '★ Rated'],
    [`${ids.other},${ids.user}-`, all - rated, '∅ Not rated'],
    [`${ids.other},${ids.user}`, all, '☆ Any rating'],
  ] as const;
  const demand = (await openMenu(page, ids.user)).getByRole('combobox', {name: `Rating by ${ids.user}`});
  for (const [users, count, words] of steps) {
    await demand.selectOption(words);
    await expect.poll(() => countIn(page)).toEqual([count, all]);
    expect(params(page).users).toBe(users);
  }
  await page.goBack();
  await expect.poll(() => countIn(page)).toEqual([all - rated, all]);
  await page.reload();
  await expect.poll(() => countIn(page)).toEqual([all - rated, all]);
});

test('[comparisonPage] offers all statuses of a user, and shows the media with the chosen one', async ({
  open,
  ids,
  standIn,
}) => {
  const [other, own] = [await listOf(standIn, ids.other), await listOf(standIn, ids.user)];
  const page = await open(path(ids.other, '?minRatings=0'), member);
  await waitForLists(page, [ids.other, ids.user]);
  const all = new Set([...other.entries.keys(), ...own.entries.keys()]);
  const statuses = ['COMPLETED', 'CURRENT', 'PLANNING', 'PAUSED', 'DROPPED', 'REPEATING', 'NOT'];
  const choice = (await openMenu(page, ids.user)).getByRole('combobox', {name: `Status for ${ids.user}`});
  await expect(choice.locator('option')).toHaveText([
    'Any status',
    'Completed',
    'Watching',
    'Planning',
    'Paused',
    'Dropped',
    'Rewatching',
    'Not on list',
  ]);
  for (const status of statuses) {
    await choice.selectOption(status);
    const matching = [...all].filter(id => (own.entries.get(id)?.status ?? 'NOT') === status);
    await expect.poll(() => countIn(page)).toEqual([matching.length, all.size]);
    expect(params(page).status).toBe(`${ids.user}:${status}`);
  }
  await choice.selectOption('Any status');
  expect(params(page).status).toBeUndefined();
});
