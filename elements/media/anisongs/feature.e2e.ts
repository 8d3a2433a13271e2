import type {Page} from '@playwright/test';

import {changeSettings, navigate, waitUntilQuiet, bringIntoView} from '#e2e/support/page';
import {answerElsewhere, countElsewhere} from '#e2e/support/requests';
import {expect, test, type Ids} from '#e2e/support/test';

const site = 'api.animethemes.moe';
const on = {anisongs: true};
const path = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;
const ours = (page: Page) => page.locator('am-anisongs');
const songs = (page: Page, name: string) => ours(page).getByRole('region', {name}).getByRole('listitem');

/** Scrolls to the end of the overview, since nothing is requested before that. */
const toEnd = (page: Page) => bringIntoView(page.locator('.media .overview > :last-child'));

test('[anisongs] lists openings and endings with artists, episodes and videos', {tag: '@core'}, async ({open, ids}) => {
  const page = await open(path(ids), {settings: on});
  await waitUntilQuiet(page);
  await toEnd(page);
  await expect(songs(page, 'Openings').first()).toHaveText(/^(?:Song \d+|Untitled) by .+ \(episodes 1-12\)$/);
  await expect(songs(page, 'Endings').first()).toHaveText(/\(episodes 1-12\)$/);
  await expect(songs(page, 'Openings').first().getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/v\.animethemes\.moe\/.+OP1\.webm$/,
  );
  await expect(songs(page, 'Endings').first().getByRole('link')).toHaveAttribute('href', /ED1\.webm$/);
});

test('[anisongs] sends its request only near the end of the overview, and not again after a reload', async ({
  open,
  ids,
}) => {
  const page = await open(path(ids));
  const count = countElsewhere(page, site);
  // While the page is loading, the end of its overview is near for a moment.
  await waitUntilQuiet(page);
  await changeSettings(page, on);
  await waitUntilQuiet(page);
  expect(count()).toBe(0);
  await toEnd(page);
  await expect(songs(page, 'Openings').first()).toBeVisible();
  expect(count()).toBe(1);
  await waitUntilQuiet(page);
  await page.reload();
  await waitUntilQuiet(page);
  await toEnd(page);
  await expect(songs(page, 'Openings').first()).toBeVisible();
  expect(count()).toBe(1);
});

test('[anisongs] reports that an anime has no songs, and shows nothing for a manga', async ({open, ids}) => {
  // The stand-in's database has no songs of this anime.
  const page = await open('/anime/33/', {settings: on});
  await waitUntilQuiet(page);
  await toEnd(page);
  await expect(ours(page)).toHaveText(/no openings/);
  await navigate(page, `/manga/${ids.manga}/`);
  await waitUntilQuiet(page);
  await toEnd(page);
  await expect(ours(page)).toHaveCount(0);
});

test('[anisongs] shows the reason when AnimeThemes fails, and lists the songs once a retry succeeds', async ({
  open,
  ids,
}) => {
  let answer: Parameters<typeof answerElsewhere>[2] = route => route.abort();
  const page = await open(path(ids), {
    settings: on,
    beforeLoad: opened => answerElsewhere(opened, site, async route => answer(route)),
  });
  await waitUntilQuiet(page);
  await toEnd(page);
  const retry = () => ours(page).getByRole('button', {name: 'Try again'}).click();
  await expect(ours(page).getByRole('alert')).toContainText("We couldn't reach AnimeThemes.");
  answer = route => route.fulfill({body: '{"anime":[{"animethemes":'});
  await retry();
  await expect(ours(page).getByRole('alert')).toContainText(/AnimeThemes/);
  answer = route => route.continue();
  await retry();
  await expect(songs(page, 'Endings').first()).toBeVisible();
});
