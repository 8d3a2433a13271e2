import type {Page} from '@playwright/test';

import {queryApi, queryAs, tokenOf} from '#e2e/support/api';
import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const guess = 'am-manga-guess-guess';
const own = {as: 'member', token: true} as const;

test(
  '[mangaGuess] shows the guess and how far the user is behind, and nothing on finished manga',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(`/manga/${ids.mangaReleasing}`, own);
    const number = page.locator(guess).locator('[aria-hidden]').first();
    // The stand-in's readers report few chapters, so this is the known number.
    await expect(number).toHaveText('(1130?) [+1104]');
    await expect(page.locator('.sidebar .value', {hasText: 'Releasing'}).locator(guess)).toBeVisible();
    await page.getByRole('button', {name: 'Raise progress'}).click();
    await expect(number).toHaveText('(1130?) [+1103]');
    await navigate(page, `/manga/${ids.manga}/`);
    await expect(page.locator('.sidebar .value', {hasText: 'Finished'}).first()).toBeVisible();
    await waitUntilQuiet(page);
    await expect(page.locator(guess)).toHaveCount(0);
  },
);

test('[mangaGuess] shows the guess of a manga that is on hiatus', async ({open, standIn}) => {
  const {Page: found} = await queryApi<{Page: {media: {id: number}[]}}>(
    standIn,
    'query { Page(perPage: 30) { media(type: MANGA, status: HIATUS, sort: POPULARITY_DESC) { id } } }',
  );
  const readOf = ({id}: {id: number}) =>
    `m${id}: Page(perPage: 5) { activities(mediaId: ${id}, type: MANGA_LIST) { ... on ListActivity { progress } } }`;
  const reports = await queryApi<Record<string, {activities: {progress?: string | null}[]}>>(
    standIn,
    `query { ${found.media.map(readOf).join(' ')} }`,
  );
  const known = found.media.find(({id}) => reports[`m${id}`]?.activities.some(({progress}) => progress));
  const page = await open(`/manga/${known?.id ?? 0}`);
  await expect(page.locator('.sidebar .value', {hasText: 'Hiatus'}).locator(guess)).toContainText(/\(\d+\?\)/);
});

test('[mangaGuess] is green for a user who has read all chapters, and not for guests', async ({open, ids, standIn}) => {
  const colorOf = (page: Page) =>
    page
      .locator(guess)
      .getByText('(1130?)', {exact: true})
      .evaluate(node =>
        (/[\d.]+ [\d.]+ [\d.]+|\d+, \d+, \d+/.exec(getComputedStyle(node).color)?.[0] ?? '').split(/,? /),
      );
  const isGreen = ([red = 0, green = 0, blue = 0]: readonly number[]) => green > 2 * red && green > 2 * blue;
  const guest = await open(`/manga/${ids.mangaReleasing}`);
  expect(isGreen((await colorOf(guest)).map(Number))).toBe(false);
  await queryAs(standIn, await tokenOf(standIn, 'member'))(
    'mutation ($id: Int) { SaveMediaListEntry(mediaId: $id, progress: 1130) { id } }',
    {id: ids.mangaReleasing},
  );
  const page = await open(`/manga/${ids.mangaReleasing}`, own);
  await expect(page.locator(guess)).toContainText("You've read them all.");
  expect(isGreen((await colorOf(page)).map(Number))).toBe(true);
});
