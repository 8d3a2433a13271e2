// The table of genres and tags compared with a second, naive count of the API's answers.
import type {Page} from '@playwright/test';

import {
  entriesOf,
  expectRows,
  scoresOf,
  started,
  tableOf,
  total,
  units,
  volumes,
  type Counted,
} from '#e2e/support/personal';
import {personal, statsOf, tabs} from '#e2e/support/questions';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

const showGenres = (page: Page) => tabs(page).getByRole('button', {name: 'Genres & Tags'}).click();
const titleOf = (name: string) => `Genres and tags of ${name}`;

async function startedBy(standIn: StandIn, name: string) {
  return {
    anime: started(await entriesOf(standIn, name, 'ANIME')),
    manga: started(await entriesOf(standIn, name, 'MANGA')),
  };
}

const isOf = (type: 'ANIME' | 'MANGA') => (entry: Counted) => entry.media.type === type;
const hoursOf = (entries: readonly Counted[]) =>
  total(entries.filter(isOf('ANIME')), entry => units(entry) * (entry.media.duration ?? 0)) / 60;
const read = (entries: readonly Counted[]) => [
  total(entries.filter(isOf('MANGA')), units),
  total(entries.filter(isOf('MANGA')), volumes),
];

const named = (entries: readonly Counted[]) => (name: string) =>
  entries.filter(({media}) => media.genres.includes(name) || media.tags.some(tag => tag.name === name));

test('[moreStats] counts the genres and tags of both lists in one table', async ({open, ids, standIn}) => {
  const {anime, manga} = await startedBy(standIn, ids.other);
  const page = await open(statsOf(ids.other), on);
  await showGenres(page);
  await expect(tableOf(page, titleOf(ids.other))).toBeVisible();
  const both = named([...anime, ...manga]);
  await expectRows(page, titleOf(ids.other), both, entries => [hoursOf(entries), ...read(entries)]);
  const [averages] = await tableOf(page, titleOf(ids.other)).locator('tfoot tr').allInnerTexts();
  expect(averages).toMatch(/Average(?:\s+[\d.]+){6}/);
});

test('[moreStats] filters the table by type, of which one always stays, and by rating and progress', async ({
  open,
  ids,
  standIn,
}) => {
  const {anime, manga} = await startedBy(standIn, ids.other);
  const page = await open(statsOf(ids.other), on);
  await showGenres(page);
  const box = (name: string) => personal(page).getByRole('checkbox', {name, exact: true});
  const header = (name: string) => personal(page).getByRole('columnheader', {name, exact: true});
  await expect(header('Hours watched')).toBeVisible();
  await box('Anime').uncheck();
  await expect(header('Hours watched')).toHaveCount(0);
  const episodes = personal(page).getByLabel('Minimum episode progress');
  await expect(episodes).toBeDisabled();
  await expect(personal(page).locator('label', {hasText: 'Minimum episode progress'})).toHaveCSS('opacity', '0.5');
  await expectRows(page, titleOf(ids.other), named(manga), read);
  await box('Manga').uncheck();
  await expect(box('Anime')).toBeChecked();
  await expect(header('Chapters read')).toHaveCount(0);
  await episodes.fill('10');
  await personal(page).getByLabel('Minimum rating').fill('60');
  await expect(personal(page).getByLabel('Minimum chapter progress')).toBeDisabled();
  const kept = anime.filter(({score, progress}) => score >= 60 && progress >= 10);
  expect(scoresOf(kept).length).toBeGreaterThan(0);
  const rows = new Set(kept.flatMap(({media}) => [...media.genres, ...media.tags.map(({name}) => name)])).size;
  await expect(tableOf(page, titleOf(ids.other)).locator('.ui-table-filter [role="status"]')).toHaveText(
    `${rows.toLocaleString('en')} of ${rows.toLocaleString('en')}`,
  );
  await expectRows(page, titleOf(ids.other), named(kept), entries => [hoursOf(entries)]);
  await personal(page).getByLabel('Minimum rating').fill('101');
  await personal(page).getByLabel('Minimum rating').press('Tab');
  await expect(personal(page).getByText(/whole number.*\b0\b.*\b100\b.*\b60\b/)).toBeVisible();
  await personal(page).getByLabel('Minimum rating').fill('');
  await episodes.fill('');
  await expectRows(page, titleOf(ids.other), named(anime), entries => [hoursOf(entries)]);
  await personal(page).getByText('Filters', {exact: true}).click();
  await expect(box('Anime')).toBeHidden();
});

test('[moreStats] expands a row into its media, which the status dots filter', async ({open, ids, standIn}) => {
  const {anime, manga} = await startedBy(standIn, ids.other);
  const drama = named([...anime, ...manga])('Drama');
  const counts = (status: string) => drama.filter(entry => entry.status === status).length;
  const page = await open(statsOf(ids.other), on);
  await showGenres(page);
  await personal(page).getByRole('searchbox').fill('Drama');
  await personal(page).getByRole('button', {name: 'Details of Drama', exact: true}).click();
  const media = personal(page).getByRole('table', {name: 'Titles: Drama', exact: true});
  const dot = (name: string) => personal(page).getByRole('button', {name: new RegExp(`^${name}: \\d+$`)});
  await expect(dot('Completed')).toHaveAccessibleName(`Completed: ${counts('COMPLETED')}`);
  await dot('Paused').click();
  await expect(dot('Paused')).toHaveAttribute('aria-pressed', 'true');
  await expect(media.locator('tbody tr')).toHaveCount(counts('PAUSED'));
  await dot('Dropped').click();
  await expect(media.locator('tbody tr')).toHaveCount(counts('DROPPED'));
  await dot('Dropped').click();
  await expect(dot('Dropped')).toHaveAttribute('aria-pressed', 'false');
  await expect(media.getByRole('link').first()).toHaveAttribute('href', /^\/(?:anime|manga)\/\d+\//);
});

test('[moreStats] collapses and expands a table, keeps few rows in the page, and sorts by a heading', async ({
  open,
  ids,
  standIn,
}) => {
  const {anime, manga} = await startedBy(standIn, ids.other);
  const page = await open(statsOf(ids.other), on);
  await showGenres(page);
  const table = tableOf(page, titleOf(ids.other));
  await expect(table.locator('tbody tr').nth(5)).toBeVisible();
  await expect.poll(() => table.locator('tbody tr').count()).toBeLessThan(80);
  await table.getByRole('button', {name: 'Hours watched'}).click();
  await expect(table.locator('th[aria-sort]')).toContainText('Hours watched ▼');
  const names = new Set(
    [...anime, ...manga].flatMap(({media}) => [...media.genres, ...media.tags.map(tag => tag.name)]),
  );
  const most = [...names].map(name => hoursOf(named([...anime, ...manga])(name))).toSorted((a, b) => b - a);
  const first = await table
    .locator('tbody tr', {has: page.locator('a')})
    .first()
    .locator('td')
    .nth(5)
    .innerText();
  expect(first).toBe((Math.round((most[0] ?? 0) * 10) / 10).toLocaleString('en'));
  await table.getByRole('button', {name: `Hide ${titleOf(ids.other)}`}).click();
  await expect(table.locator('table')).toHaveCount(0);
  await table.getByRole('button', {name: `Show ${titleOf(ids.other)}`}).click();
  await expect(table.locator('table')).toBeVisible();
});
