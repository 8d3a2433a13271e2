import type {Page} from '@playwright/test';

import {violations} from '../support/axe';
import {countIn, exported, exportedRows, head, idsIn, listOf, rows, tag, waitForLists} from '../support/compare';
import {apiCalls} from '../support/find';
import {listedElements} from '../support/listed';
import {changeSettings} from '../support/page';
import {expect, test} from '../support/test';

const path = (name: string, query = '') => `/user/${name}/animelist/compare${query}`;
const ours = (page: Page) => page.locator(tag);
const native = (page: Page) => page.locator('.user .content > .compare');
const button = (page: Page, name: string | RegExp) => ours(page).getByRole('button', {name});
const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const member = {as: 'member', token: true} as const;

test('[comparissionPage] shows the ratings, statuses and favourites of both people, as the API tells them', async ({
  open,
  ids,
  standIn,
}) => {
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
    // The first rates from 1 to 100, the second from 1 to 10 in tenths.
    const [a, b] = [first?.score ?? 0, Math.round((second?.score ?? 0) * 100) / 10];
    const ratings = [a, b].filter(rating => rating > 0);
    expect(row).toEqual({
      id: row.id,
      title: (first ?? second)?.media.title.romaji,
      format: (first ?? second)?.media.format ?? null,
      digest: ratings.length ? expect.closeTo(ratings.reduce((sum, each) => sum + each, 0) / ratings.length, 5) : null,
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
});

test('[comparissionPage] shows an en dash without a rating, and nothing without a status', async ({
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

test('[comparissionPage] demands a rating, then none, then nothing of a person; the address says so and Back undoes it', async ({
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
    [`${ids.other},${ids.user}*`, rated, 'must have a rating'],
    [`${ids.other},${ids.user}-`, all - rated, 'must have no rating'],
    [`${ids.other},${ids.user}`, all, 'with or without a rating'],
  ] as const;
  const demand = head(page, ids.user).getByRole('button', {name: /rating$/});
  for (const [users, count, words] of steps) {
    await demand.first().click();
    await expect(demand.first()).toHaveAccessibleName(`${ids.user}: ${words}`);
    await expect.poll(() => countIn(page)).toEqual([count, all]);
    expect(params(page).users).toBe(users);
  }
  await page.goBack();
  await expect.poll(() => countIn(page)).toEqual([all - rated, all]);
  await page.reload();
  await expect.poll(() => countIn(page)).toEqual([all - rated, all]);
});

test('[comparissionPage] goes through the statuses in order, and shows the media with that status', async ({
  open,
  ids,
  standIn,
}) => {
  const [other, own] = [await listOf(standIn, ids.other), await listOf(standIn, ids.user)];
  const page = await open(path(ids.other, '?minRatings=0'), member);
  await waitForLists(page, [ids.other, ids.user]);
  const all = new Set([...other.entries.keys(), ...own.entries.keys()]);
  const statuses = ['COMPLETED', 'CURRENT', 'PLANNING', 'PAUSED', 'DROPPED', 'REPEATING', 'NOT'];
  const dot = head(page, ids.user).locator('button:has(.ui-dot)');
  for (const status of statuses) {
    await dot.click();
    await expect(dot.locator('.ui-dot')).toHaveAttribute('data-status', status);
    const matching = [...all].filter(id => (own.entries.get(id)?.status ?? 'NOT') === status);
    await expect.poll(() => countIn(page)).toEqual([matching.length, all.size]);
    expect(params(page).status).toBe(`${ids.user}:${status}`);
  }
  await dot.click();
  await expect(dot).toHaveAccessibleName(`${ids.user}: any status`);
  expect(params(page).status).toBeUndefined();
});

const figures: readonly (readonly [string, string])[] = [
  ['average', 'Average'],
  ['median', 'Median'],
  ['average0', 'Average~0'],
  ['min', 'Minimum'],
  ['max', 'Maximum'],
  ['difference', 'Difference'],
  ['standardDeviation', 'Standard deviation'],
  ['absoluteDeviation', 'Absolute deviation'],
  ['ratings', 'Number of ratings'],
  ['planning', 'Number planning'],
  ['current', 'Number current'],
  ['favourites', 'Number of favourites'],
  ['popularity', 'Popularity'],
  ['siteScore', 'Site score'],
  ['siteScoreDifference', 'Site score difference'],
];

test('[comparissionPage] sorts by all fifteen figures, in both directions, rows without one last', async ({
  open,
  ids,
}) => {
  test.setTimeout(120_000);
  const page = await open(path(ids.other, '?minRatings=0'), member);
  await waitForLists(page, [ids.other, ids.user]);
  const heading = ours(page).locator('thead th.digest');
  for (const [mode, name] of figures) {
    await ours(page).getByLabel('Figure', {exact: true}).selectOption(mode);
    await expect(heading).toContainText(name);
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await countIn(page);
    for (const sign of [1, -1]) {
      const digests = (await exportedRows(page)).map(({digest}) => digest);
      const known = digests.filter(digest => typeof digest === 'number');
      expect(known.length).toBeGreaterThan(0);
      expect(known).toEqual(known.toSorted((a, b) => sign * (b - a)));
      expect(digests.slice(0, known.length)).toEqual(known);
      await heading.getByRole('button').click();
      await expect(heading).toHaveAttribute('aria-sort', sign === 1 ? 'ascending' : 'descending');
      await countIn(page);
    }
    expect(params(page).sort).toBe(mode === 'average' ? undefined : mode);
  }
});

test('[comparissionPage] sorts by title and by the ratings of a person, in both directions', async ({open, ids}) => {
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

test('[comparissionPage] filters by format and by the number of ratings, which is 1 at first', async ({
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
  await ours(page).getByLabel('Format').selectOption('Movie');
  await expect.poll(() => countIn(page)).toEqual([shown(0, 'MOVIE'), all.size]);
  expect(params(page)).toMatchObject({filter: 'MOVIE', minRatings: '0'});
  await least.fill('-1');
  await expect(ours(page).getByRole('alert')).toHaveText('Enter a whole number from 0 on.');
  await expect.poll(() => countIn(page)).toEqual([shown(0, 'MOVIE'), all.size]);
});

test('[comparissionPage] highlights rows by click and by keyboard; a copied address shows the same table', async ({
  open,
  ids,
}) => {
  const page = await open(path(ids.other), member);
  await waitForLists(page, [ids.other, ids.user]);
  await countIn(page);
  const [first = 0, second = 0] = await idsIn(page);
  const row = (on: Page, id: number) => ours(on).locator(`tr[data-media="${id}"]`);
  await row(page, first).locator('td.digest').click();
  await expect(row(page, first)).toHaveClass('highlighted');
  await row(page, second).getByRole('button').press('Enter');
  await expect(row(page, second)).toHaveClass('highlighted');
  expect(params(page).rows).toBe(`${first},${second}`);
  await ours(page).getByLabel('Figure', {exact: true}).selectOption('popularity');
  await expect(ours(page).locator('thead th.digest')).toContainText('Popularity');
  await countIn(page);
  const copy = await open(new URL(page.url()).pathname + new URL(page.url()).search, {as: ids.users10});
  await waitForLists(copy, [ids.other, ids.user]);
  await expect.poll(() => idsIn(copy)).toEqual(await idsIn(page));
  await ours(page).getByLabel('Figure', {exact: true}).selectOption('average');
  await expect(row(page, first)).toHaveClass('highlighted');
  await row(page, first).locator('td.digest').click();
  await expect(row(page, first)).not.toHaveClass('highlighted');
  await page.goBack();
  await expect(row(page, first)).toHaveClass('highlighted');
});

test('[comparissionPage] saves the table as CSV and JSON under the names of the people', async ({open, ids}) => {
  const page = await open(path(ids.other, '?filter=MOVIE'), member);
  await waitForLists(page, [ids.other, ids.user]);
  const [shown] = await countIn(page);
  const [name, csv] = await exported(page, 'CSV');
  expect(name).toBe(`Anime table for ${ids.other}, ${ids.user}.csv`);
  const lines = csv.trim().split('\r\n');
  expect(lines[0]).toMatch(new RegExp(`^\\uFEFF?Id,Title,Format,Average,${ids.other},`));
  expect(lines).toHaveLength(shown + 1);
  const [jsonName, json] = await exported(page, 'JSON');
  expect(jsonName).toBe(`Anime table for ${ids.other}, ${ids.user}.json`);
  expect(JSON.parse(json)).toMatchObject({
    version: '1.00',
    type: 'ANIME',
    people: [
      {name: ids.other, demand: 0, status: 'all'},
      {name: ids.user, demand: 0, status: 'all'},
    ],
  });
});

test('[comparissionPage] switches to the site’s own table and back, and restores it when it is switched off', async ({
  open,
  ids,
}) => {
  const page = await open(path(ids.other), member);
  await waitForLists(page, [ids.other, ids.user]);
  await button(page, 'Show default compare').click();
  await expect(native(page)).toBeVisible();
  await expect(ours(page).locator('table')).toHaveCount(0);
  expect(params(page).native).toBe('true');
  await button(page, 'Show hoh compare').click();
  await expect(ours(page).locator('table')).toBeVisible();
  await expect(native(page)).toBeHidden();
  await changeSettings(page, {comparissionPage: false});
  await expect(native(page)).toBeVisible();
  await expect(ours(page)).toHaveCount(0);
});

test('[comparissionPage] adds a person for one request, and drops with a person what nobody else has', async ({
  open,
  ids,
  standIn,
}) => {
  const [other, third] = [await listOf(standIn, ids.other), await listOf(standIn, ids.users5)];
  const page = await open(path(ids.other, `?users=${ids.other}&minRatings=0`), member);
  await waitForLists(page, [ids.other]);
  await expect.poll(() => countIn(page)).toEqual([other.entries.size, other.entries.size]);
  const lists = async () => (await apiCalls(standIn)).filter(({operation}) => operation === 'ComparedList').length;
  expect(await lists()).toBe(1);
  const add = button(page, 'Add');
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await ours(page).getByLabel('Person to add').fill(`  ${ids.users5.toLowerCase()}* `);
  await add.click();
  await waitForLists(page, [ids.users5]);
  expect(await lists()).toBe(2);
  expect(params(page).users).toBe(`${ids.other},${ids.users5.toLowerCase()}*`);
  const both = new Set([...other.entries.keys(), ...third.entries.keys()]).size;
  await expect.poll(async () => (await countIn(page))[1]).toBe(both);
  await ours(page).getByLabel('Person to add').fill(ids.other.toUpperCase());
  await add.click();
  await expect(ours(page)).toContainText(`Already in the table: ${ids.other.toUpperCase()}`);
  await button(page, `Remove ${ids.other}`).click();
  await expect.poll(async () => (await countIn(page))[1]).toBe(third.entries.size);
  await button(page, `Remove ${ids.users5}`).click();
  await expect(ours(page)).toContainText('There is nobody to compare. Add a person.');
  expect(params(page).users).toBe('');
  await page.goBack();
  await expect.poll(async () => (await countIn(page))[1]).toBe(third.entries.size);
  expect(await lists()).toBe(2);
});

test('[comparissionPage] shows a guest the user of the page, and the manga list on its page', async ({
  open,
  ids,
  standIn,
}) => {
  const manga = await listOf(standIn, ids.other, 'MANGA');
  const page = await open(`/user/${ids.other}/mangalist/compare?minRatings=0`);
  await waitForLists(page, [ids.other]);
  await expect.poll(() => countIn(page)).toEqual([manga.entries.size, manga.entries.size]);
  await expect(ours(page).locator('thead th.person')).toHaveCount(1);
  await expect(rows(page).locator('a').first()).toHaveAttribute('href', /^\/manga\/\d+/);
  expect((await exported(page, 'JSON'))[0]).toBe(`Manga table for ${ids.other}.json`);
});

test('[comparisionColourFilter][comparisionSystemFilter] colour cells and show own rating systems, unless the address says otherwise', async ({
  open,
  ids,
}) => {
  const query = `?users=${ids.users3}*&sort=@${ids.users3}`;
  const page = await open(path(ids.users3, query), {...member, settings: {comparisionSystemFilter: true}});
  await waitForLists(page, [ids.users3]);
  const cell = rows(page).first().locator('td.person');
  await expect(cell.getByRole('img', {name: 'smile'})).toBeVisible();
  await expect(cell).toHaveAttribute('data-full', 'true');
  await changeSettings(page, {comparisionSystemFilter: false, comparisionColourFilter: false});
  await expect(cell).toHaveText('85');
  await expect(cell).not.toHaveAttribute('data-full');
  await page.goto(`https://anilist.co${path(ids.users3, `${query}&ratingSystems=true&fullColour=true`)}`);
  await waitForLists(page, [ids.users3]);
  await expect(cell.getByRole('img', {name: 'smile'})).toBeVisible();
  await expect(cell).toHaveAttribute('data-full', 'true');
  await ours(page).getByLabel('Individual rating systems').uncheck();
  await expect(cell).toHaveText('85');
  expect(params(page)).toMatchObject({ratingSystems: 'false', fullColour: 'true'});
});

for (const theme of ['default', 'dark', 'contrast'] as const)
  test(`[comparissionPage] works by keyboard on a narrow screen (${theme})`, async ({open, ids}) => {
    const query = `?users=${ids.other},${ids.user},${ids.privateUser}`;
    const page = await open(path(ids.other, query), {...member, theme, width: 400});
    await waitForLists(page, [ids.other, ids.user]);
    await expect(head(page, ids.privateUser)).toContainText('Not found.');
    const remove = button(page, `Remove ${ids.privateUser}`);
    await remove.focus();
    expect(await violations(page, tag)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(head(page, ids.privateUser)).toHaveCount(0);
    await ours(page).getByLabel('Person to add').focus();
    await page.keyboard.type(ids.users10);
    await page.keyboard.press('Enter');
    await waitForLists(page, [ids.users10]);
    const scroller = ours(page).getByRole('group', {name: 'Comparison of lists'});
    await scroller.focus();
    await page.keyboard.press('End');
    await expect.poll(() => scroller.evaluate(node => node.scrollTop)).toBeGreaterThan(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  });
