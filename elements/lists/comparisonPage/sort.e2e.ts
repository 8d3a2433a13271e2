import type {Page} from '@playwright/test';

import {countIn, exportedRows, head, listOf, openMenu, tag, waitForLists} from '#e2e/support/compare';
import {expect, test} from '#e2e/support/test';

const path = (name: string, query = '') => `/user/${name}/animelist/compare${query}`;
const ours = (page: Page) => page.locator(tag);
const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const member = {as: 'member'} as const;

const figures: readonly (readonly [string, string])[] = [
  ['average', 'Average'],
  ['median', 'Median'],
  ['average0', 'Average (with one extra 0)'],
  ['min', 'Minimum'],
  ['max', 'Maximum'],
  ['difference', 'Difference'],
  ['standardDeviation', 'Standard deviation'],
  ['absoluteDeviation', 'Absolute deviation'],
  ['ratings', 'Number of ratings'],
  ['planning', 'Planning'],
  ['current', 'Watching/Reading'],
  ['favourites', 'Number of favorites'],
  ['popularity', 'Popularity'],
  ['siteScore', 'Site score'],
  ['siteScoreDifference', 'Difference from site score'],
];

test('[comparisonPage] sorts by all fifteen figures with rows that have none last, and by the average in both directions', async ({
  open,
  ids,
}) => {
  const page = await open(path(ids.other, '?minRatings=0'), member);
  await waitForLists(page, [ids.other, ids.user]);
  const heading = ours(page).locator('thead th.digest');
  for (const [mode, name] of figures) {
    await ours(page)
      .getByRole('combobox', {name: /^Figure/})
      .selectOption(mode);
    await expect(heading).toContainText(name);
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await countIn(page);
    expect(params(page).sort).toBe(mode === 'average' ? undefined : mode);
    // The order is reversed in the same way for all of them.
    for (const sign of mode === 'average' ? [1, -1] : [1]) {
      const digests = (await exportedRows(page)).map(({digest}) => digest);
      const known = digests.filter(digest => typeof digest === 'number');
      expect(known.length).toBeGreaterThan(0);
      expect(known).toEqual(known.toSorted((a, b) => sign * (b - a)));
      expect(digests.slice(0, known.length)).toEqual(known);
      if (mode !== 'average') continue;
      await heading.getByRole('button').click();
      await expect(heading).toHaveAttribute('aria-sort', sign === 1 ? 'ascending' : 'descending');
      await countIn(page);
    }
  }
});

test('[comparisonPage] sorts by title and by the ratings of a user, in both directions', async ({open, ids}) => {
  const page = await open(path(ids.other, '?minRatings=0'), member);
  await waitForLists(page, [ids.other, ids.user]);
  const title = ours(page).locator('thead th.title');
  const {compare} = new Intl.Collator('en', {numeric: true});
  for (const [sort, order, sign] of [
    ['title', 'ascending', 1],
    ['-title', 'descending', -1],
  ] as const) {
    await title.getByRole('button').click();
    await expect(title).toHaveAttribute('aria-sort', order);
    await countIn(page);
    const titles = (await exportedRows(page)).map(row => String(row.title));
    expect(titles).toEqual(titles.toSorted((a, b) => sign * compare(a, b)));
    expect(params(page).sort).toBe(sort);
  }
  for (const [sort, order, sign] of [
    [`@${ids.user}`, 'descending', 1],
    [`-@${ids.user}`, 'ascending', -1],
  ] as const) {
    await head(page, ids.user).getByRole('button', {name: ids.user, exact: true}).click();
    await expect(head(page, ids.user)).toHaveAttribute('aria-sort', order);
    await countIn(page);
    const ratings = (await exportedRows(page)).map(row => row[ids.user]);
    const known = ratings.filter(rating => typeof rating === 'number');
    expect(known.length).toBeGreaterThan(20);
    expect(known).toEqual(known.toSorted((a, b) => sign * (b - a)));
    expect(ratings.slice(0, known.length)).toEqual(known);
    expect(params(page).sort).toBe(sort);
  }
});

test('[comparisonPage] filters by format and by a minimum number of ratings, initially 1', async ({
  open,
  ids,
  standIn,
}) => {
  const [other, own] = [await listOf(standIn, ids.other), await listOf(standIn, ids.user)];
  const page = await open(path(ids.other), member);
  await waitForLists(page, [ids.other, ids.user]);
  const all = new Map([...other.entries, ...own.entries]);
  const ratingsOf = (id: number) => [other, own].filter(({entries}) => (entries.get(id)?.score ?? 0) > 0).length;
  const shown = (least: number, format?: string) =>
    [...all].filter(([id, {media}]) => ratingsOf(id) >= least && (!format || media.format === format)).length;
  const least = ours(page).getByLabel('Minimum ratings');
  await expect(least).toHaveValue('1');
  await expect(least).toHaveAttribute('min', '0');
  for (const number of [1, 2, 0]) {
    await least.fill(String(number));
    await expect.poll(() => countIn(page)).toEqual([shown(number), all.size]);
  }
  await ours(page)
    .getByRole('combobox', {name: /^Format/})
    .selectOption('Movie');
  await expect.poll(() => countIn(page)).toEqual([shown(0, 'MOVIE'), all.size]);
  expect(params(page)).toMatchObject({filter: 'MOVIE', minRatings: '0'});
  await least.fill('2');
  await expect.poll(() => countIn(page)).toEqual([shown(2, 'MOVIE'), all.size]);
  await least.fill('');
  await expect.poll(() => countIn(page)).toEqual([shown(0, 'MOVIE'), all.size]);
  await least.fill('-1');
  await least.press('Tab');
  await expect(least).toHaveValue('-1');
  await expect(ours(page).getByRole('alert')).toHaveText(/whole number.*\b0\b.*\b9,999\b.*\b0\b/);
  await expect.poll(() => countIn(page)).toEqual([shown(0, 'MOVIE'), all.size]);
});

test('[comparisonPage] sorts by the figure again once the user that it was sorted by is removed', async ({
  open,
  ids,
}) => {
  const page = await open(path(ids.other, `?sort=-@${ids.user},popularity`), member);
  await waitForLists(page, [ids.other, ids.user]);
  await expect(head(page, ids.user)).toHaveAttribute('aria-sort', 'ascending');
  await (await openMenu(page, ids.user)).getByRole('button', {name: `Remove ${ids.user}`}).click();
  await expect(ours(page).locator('thead th.digest')).toHaveAttribute('aria-sort', 'descending');
  expect(params(page).sort).toBe('popularity');
});
