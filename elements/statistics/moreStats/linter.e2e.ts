import type {Page} from '@playwright/test';

import {queryApi} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {listedTexts} from '#e2e/support/listed';
import {waitUntilQuiet} from '#e2e/support/page';
import {choose, ownStats, panel, run} from '#e2e/support/questions';
import {expect, test as base} from '#e2e/support/test';

const test = base.extend<{linter: Page}>({
  /** A page on which the linter is chosen; the API accepts requests as fast as they come. */
  linter: async ({open, ids, standIn}, use) => {
    await standIn.control('rate?window=1000&limit=100000');
    const page = await open(ownStats(ids), {as: 'member', token: true, settings: {moreStats: true}});
    await choose(page, 'Database linter');
    await use(page);
  },
});

/** The number of media it has checked. */
async function checkedIn(page: Page) {
  const line = await panel(page)
    .getByText(/^Checked/)
    .innerText();
  return Number(/Checked: ([\d,]+)/.exec(line)?.[1]?.replace(',', ''));
}

test('[moreStats] Database linter asks first, lists flagged media page by page, stops, and continues', async ({
  linter: page,
  standIn,
}) => {
  for (const tick of ['Finished without a number of episodes or chapters', 'No native title', 'Unusual length'])
    await panel(page).getByRole('checkbox', {name: tick}).uncheck();
  await panel(page).getByRole('checkbox', {name: 'Has a hashtag'}).check();
  await run(page);
  const asked = async () => (await apiCalls(standIn)).filter(({operation}) => operation?.startsWith('Lint'));
  await expect(panel(page).getByRole('button', {name: 'Start'})).toBeVisible();
  await expect.poll(() => asked()).toEqual([]);
  await panel(page).getByRole('button', {name: 'Start'}).click();
  await expect(panel(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await panel(page).getByRole('button', {name: 'Stop'}).click();
  await expect(panel(page)).toContainText(/stopped.*incomplete/i);
  const first = await checkedIn(page);
  expect(first).toBeGreaterThanOrEqual(50);
  await panel(page).getByRole('button', {name: 'Continue'}).click();
  await expect.poll(() => checkedIn(page)).toBeGreaterThan(first);
  await expect(panel(page).locator('tbody a').first()).toHaveAttribute('href', /^\/anime\/\d+\//);
});

interface Media {
  format: string;
  title: {romaji: string; english: string | null};
}

/** The most popular manga, this many pages of 50. */
async function popularManga(standIn: Parameters<typeof queryApi>[0], pages: number): Promise<Media[]> {
  const found: Media[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const {Page} = await queryApi<{Page: {media: Media[]}}>(
      standIn,
      `query ($page: Int) { Page(page: $page, perPage: 50) {
        media(type: MANGA, sort: POPULARITY_DESC) { format title { romaji english } } } }`,
      {page},
    );
    found.push(...Page.media);
  }
  return found;
}

test('[moreStats] Database linter checks all media, most popular first, without "Restrict to personal list"', async ({
  linter: page,
  standIn,
}) => {
  await panel(page).getByRole('combobox', {name: 'List'}).selectOption('Manga');
  const ticked = panel(page).getByRole('checkbox', {checked: true});
  await expect(ticked.first()).toBeVisible();
  while (await ticked.count()) await ticked.first().uncheck();
  await panel(page).getByRole('checkbox', {name: 'No English title'}).check();
  await run(page);
  await panel(page).getByRole('button', {name: 'Start'}).click();
  await expect(panel(page).getByText(/^Checked: \d/)).toBeVisible();
  await panel(page).getByRole('button', {name: 'Stop'}).click();
  await expect(panel(page)).toContainText('Stopped.');
  // The current page is still counted.
  await waitUntilQuiet(page);
  const checked = await checkedIn(page);
  const untitled = (await popularManga(standIn, checked / 50)).filter(({title}) => title.english === null);
  const shown = await listedTexts(panel(page).locator('tbody td:first-of-type'), untitled.length);
  expect(shown).toEqual(untitled.map(({format, title}) => `[${format}] ${title.romaji}`));
});
