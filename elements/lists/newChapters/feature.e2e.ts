import type {Page} from '@playwright/test';

import {queryApi, queryAs, tokenOf} from '#e2e/support/api';
import {apiCalls} from '#e2e/support/find';
import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {observeShifts, shiftsOf} from '#e2e/support/shifts';
import {expect, test, type Ids} from '#e2e/support/test';
import type {StandIn} from '#e2e/support/server';

const tag = 'am-new-chapters';
const own = {as: 'member', token: true} as const;
const button = (page: Page) => page.locator(tag).getByRole('button', {name: 'New chapters'});
const box = (page: Page) => page.locator(tag).getByRole('dialog', {name: 'New chapters'});
const again = (page: Page) => box(page).getByRole('button', {name: 'Scan again'});

interface Reading {
  mediaId: number;
  media: {status: string; title: {userPreferred: string}};
}

/**
 * Makes the user read a releasing manga up to chapter 1,500 and another user up to 1,503, ahead of all other readers.
 */
async function withNews(standIn: StandIn, {user, other}: Ids): Promise<Reading> {
  const member = queryAs(standIn, await tokenOf(standIn, 'member'));
  const {MediaListCollection: all} = await member<{MediaListCollection: {lists: {entries: Reading[]}[]}}>(
    'query ($userName: String) { MediaListCollection(userName: $userName, type: MANGA) { lists { entries { mediaId media { status title { userPreferred } } } } } }',
    {userName: user},
  );
  const entry = all.lists.flatMap(({entries}) => entries).find(({media}) => media.status === 'RELEASING');
  if (!entry) throw new Error('nothing releasing on the list');
  const save = (progress: number) =>
    `mutation { SaveMediaListEntry(mediaId: ${entry.mediaId}, status: CURRENT, progress: ${progress}) { id } }`;
  await member(save(1500));
  await queryAs(standIn, await tokenOf(standIn, other))(save(1503));
  return entry;
}

test('[newChapters] finds new chapters by keyboard, and bans a manga', {tag: '@core'}, async ({open, ids, standIn}) => {
  const {media, mediaId} = await withNews(standIn, ids);
  const page = await open(`/user/${ids.user}/mangalist`, own);
  await button(page).focus();
  await page.keyboard.press('Enter');
  const row = box(page).getByRole('listitem').filter({hasText: media.title.userPreferred});
  await expect(row.getByTitle('Probably 3 new chapters, up to chapter 1,503')).toBeVisible();
  await expect(row.getByRole('link')).toHaveAttribute('href', new RegExp(`^/manga/${mediaId}/`));
  await expect(again(page)).toBeVisible();
  await row.getByRole('button', {name: /^Ban /}).click();
  await expect(row).toHaveCount(0);
  await box(page).getByRole('button', {name: 'Ban manager (1)'}).click();
  await expect(box(page).getByRole('list', {name: 'Banned manga'})).toContainText(media.title.userPreferred);
  await box(page)
    .getByRole('button', {name: /^Unban /})
    .click();
  await expect(box(page)).toContainText('No manga are banned.');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
});

test('[newChapters] scans more than 400 manga in progress with at most 20 requests, and again without any', async ({
  open,
  standIn,
}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const page = await open('/user/Archivist/mangalist', {as: 'archivist', token: true});
  await expect(button(page)).toBeVisible();
  await waitUntilQuiet(page);
  const {MediaListCollection: all} = await queryApi<{MediaListCollection: {lists: {entries: Reading[]}[]}}>(
    standIn,
    '{ MediaListCollection(userName: "Archivist", type: MANGA, status: CURRENT) { lists { entries { mediaId } } } }',
  );
  const readings = new Set(all.lists.flatMap(({entries}) => entries).map(({mediaId}) => mediaId));
  expect(readings.size).toBeGreaterThan(400);
  const before = (await apiCalls(standIn)).length;
  await standIn.control('faults?operation=*&kind=latency&ms=700&times=1');
  await button(page).click();
  await expect(box(page)).toContainText('Scanning...');
  await expect(again(page)).toBeVisible();
  await expect(box(page)).not.toContainText('Scanning...');
  const calls = (await apiCalls(standIn)).length - before;
  expect(calls).toBeGreaterThan(1);
  expect(calls).toBeLessThanOrEqual(20);
  await again(page).click();
  await expect(again(page)).toBeVisible();
  expect((await apiCalls(standIn)).length - before).toBe(calls);
});

test("[newChapters] is shown only on your own manga list, and takes no space on other users' lists", async ({
  open,
  ids,
}) => {
  const page = await open('/home', {...own, settings: {draw3x3: false}, beforeLoad: observeShifts});
  const spaces = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      for (const {localName} of document.querySelectorAll('.filters-wrap > am-reserved-space, am-new-chapters'))
        seen.push(localName);
    }).observe(document, {subtree: true, childList: true});
    return seen;
  });
  await navigate(page, `/user/${ids.other}/mangalist`);
  await expect(page.locator('.medialist .list-entries .row').first()).toBeVisible();
  await waitUntilQuiet(page);
  expect(await spaces.jsonValue()).toEqual([]);
  expect((await shiftsOf(page)).filter(({by}) => by.includes(tag))).toEqual([]);
  await navigate(page, `/user/${ids.user}/animelist`);
  await expect(page.locator('.medialist.anime .list-entries .row').first()).toBeVisible();
  await waitUntilQuiet(page);
  expect(await spaces.jsonValue()).toEqual([]);
});
