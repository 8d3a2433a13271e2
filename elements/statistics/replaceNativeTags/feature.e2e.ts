import type {Page} from '@playwright/test';
import {entriesOf, hours, rowsOf, scoresRow, started, total, units, volumes, type Counted} from '#e2e/support/personal';
import {tabs} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {replaceNativeTags: true, moreStats: true}} as const;
const ours = (page: Page) => page.locator('am-replace-native-tags');
const native = (page: Page) => page.locator('.content > .stats-wrap');
const statsOf = (name: string, tab: string) => `/user/${name}/stats/${tab}`;

const tagged = (entries: readonly Counted[], name: string) =>
  entries.filter(({media}) => media.tags.some(tag => tag.name === name));

/** Compares the rows in the page with the entries of their names, in which figures are rounded. */
function expectSame(
  rows: Awaited<ReturnType<typeof rowsOf>>,
  entriesWith: (name: string) => readonly Counted[],
  amounts: (entries: readonly Counted[]) => number[],
) {
  expect(rows.length).toBeGreaterThan(3);
  const round = (value: number) => (Number.isNaN(value) ? 'none' : value.toFixed(0));
  const isNear = (a: number, b: number) => round(a) === round(b) || Math.abs(a - b) < 0.051;
  const wrong = rows.filter(([name, ...shown]) => {
    const expected = [...scoresRow(entriesWith(name)), ...amounts(entriesWith(name))];
    return shown.length !== expected.length || !expected.every((value, index) => isNear(value, Number(shown[index])));
  });
  expect(wrong).toEqual([]);
}

test('[replaceNativeTags] shows all tags of anime and of manga in place of those of the site', async ({
  open,
  ids,
  standIn,
}) => {
  const anime = started(await entriesOf(standIn, ids.other, 'ANIME'));
  const page = await open(statsOf(ids.other, 'anime/tags'), on);
  await expect(native(page)).toBeHidden();
  const table = ours(page).getByRole('region', {name: 'Anime Tags', exact: true});
  expectSame(await rowsOf(table.locator('table').first()), name => tagged(anime, name), hours);
  const all = new Set(anime.flatMap(({media}) => media.tags.map(({name}) => name))).size;
  await expect(table.getByRole('status')).toHaveText(`${all} of ${all}`);
  await page.locator('.filter-wrap a[href$="/stats/manga/tags"]').click();
  const manga = started(await entriesOf(standIn, ids.other, 'MANGA'));
  const mangaTable = ours(page).getByRole('region', {name: 'Manga Tags', exact: true});
  await expect(native(page)).toBeHidden();
  expectSame(
    await rowsOf(mangaTable.locator('table').first()),
    name => tagged(manga, name),
    entries => [total(entries, units), total(entries, volumes)],
  );
});

test('[replaceNativeTags] shows genres, staff and studios on their pages, and nothing on other pages', async ({
  open,
  ids,
  standIn,
}) => {
  const anime = started(await entriesOf(standIn, ids.other, 'ANIME'));
  const page = await open(statsOf(ids.other, 'anime/genres'), on);
  const region = (name: string) => ours(page).getByRole('region', {name, exact: true});
  expectSame(
    await rowsOf(region('Anime Genres').locator('table').first()),
    name => anime.filter(({media}) => media.genres.includes(name)),
    hours,
  );
  await page.locator('.filter-wrap a[href$="/stats/anime/studios"]').click();
  const makers = (name: string) =>
    anime.filter(({media}) => media.studios.nodes.some(each => each.isAnimationStudio && each.name === name));
  expectSame(await rowsOf(region('Studios').locator('table').first()), makers, hours);
  await page.locator('.filter-wrap a[href$="/stats/anime/staff"]').click();
  await expect(region('Anime Staff').locator('a[href^="/staff/"]').first()).toBeVisible();
  await page.locator('.filter-wrap a[href$="/stats/anime/overview"]').click();
  await expect(native(page)).toBeVisible();
  await expect(ours(page)).toHaveCount(0);
});

test('[replaceNativeTags] makes way for the other tabs, and returns with the page of the site', async ({open, ids}) => {
  const page = await open(statsOf(ids.other, 'anime/tags'), on);
  await expect(ours(page).locator('table')).toBeVisible();
  await tabs(page).getByRole('button', {name: 'More stats'}).click();
  await expect(ours(page).locator('table')).toHaveCount(0);
  await expect(native(page)).toBeHidden();
  await page.locator('.filter-wrap .router-link-active').first().click();
  await expect(ours(page).locator('table')).toBeVisible();
});

test("[replaceNativeTags] leaves the site's page where the list cannot be read, until it can", async ({
  open,
  ids,
  standIn,
  expectedReports,
}) => {
  expectedReports.push(/500/);
  await standIn.control('faults?operation=Lists&kind=500');
  const page = await open(statsOf(ids.other, 'anime/tags'), on);
  await expect(ours(page).getByRole('alert')).toContainText("We couldn't load the list");
  await expect(native(page)).toBeVisible();
  await standIn.control('faults?clear');
  await ours(page).getByRole('button', {name: 'Try again'}).click();
  await expect(native(page)).toBeHidden();
});
