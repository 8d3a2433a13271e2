import type {Page} from '@playwright/test';

import {queryAsMember, queryApi} from '#e2e/support/api';
import {timeOf} from '#e2e/support/fixedTime';
import {findWatched} from '#e2e/support/find';
import {bringIntoView, changeSettings} from '#e2e/support/page';
import {findAiring, cardOf, entrySaves, saveEntry} from '#e2e/support/progress';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;
const hour = 3_600_000;

/**
 * Moves the stand-in's clock to the next 10:00 in UTC, and the user to a time zone in which that is the day before.
 * Returns that day, and the time by which the clock has moved (ms).
 */
async function moveToAnotherDay(standIn: StandIn) {
  const now = await timeOf(standIn);
  const then = Math.ceil(now / (24 * hour)) * 24 * hour + 10 * hour;
  await standIn.control(`clock?advance=${then - now}`);
  await queryAsMember(standIn, 'member', 'mutation ($timezone: String) { UpdateUser(timezone: $timezone) { id } }', {
    timezone: '-12:00',
  });
  const shifted = new Date(then - 12 * hour);
  const today = {year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate()};
  return {today, clockBy: then - now};
}

const plus = (page: Page, mediaId: number) => cardOf(page, mediaId).locator('am-plus-progress').getByRole('button');
const native = (page: Page, mediaId: number) => cardOf(page, mediaId).locator('.image-overlay .plus-progress');
/** Resolves once a click no longer counts as the second half of a double click: 300 ms by the page's own clock. */
const anotherClickCounts = async (page: Page) => {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction(since => performance.now() - since > 300, start);
};
const progress = (page: Page, mediaId: number) => cardOf(page, mediaId).locator('.content .info > div');

test(
  '[plusProgress] adds one per click, at most once in 300 ms, and completes the entry at the total',
  {tag: ['@dates', '@core', '@journey']},
  async ({open, ids, standIn}) => {
    const {mediaId, media} = await findWatched(standIn, ids.user);
    const total = media.episodes ?? 0;
    await saveEntry(standIn, {mediaId, progress: total - 2});
    const {today, clockBy} = await moveToAnotherDay(standIn);
    const before = await entrySaves(standIn, mediaId);
    const page = await open('/home', {...own, clockBy});
    await expect(native(page, mediaId)).toBeHidden();
    await plus(page, mediaId).dblclick();
    await expect(progress(page, mediaId)).toHaveText(new RegExp(`^\\s*Progress: ${total - 1}/${total}\\b`));
    await expect.poll(() => entrySaves(standIn, mediaId)).toHaveLength(before.length + 1);
    // By keyboard; focus shows the site's overlay, too.
    await plus(page, mediaId).focus();
    await expect(cardOf(page, mediaId).locator('.image-overlay')).toHaveCSS('opacity', '1');
    await anotherClickCounts(page);
    await page.keyboard.press('Enter');
    await expect(progress(page, mediaId)).toHaveText(new RegExp(`^\\s*Progress: ${total}/${total}\\b`));
    await expect(plus(page, mediaId)).toHaveAttribute('aria-disabled', 'true');
    await expect(cardOf(page, mediaId)).toHaveAttribute('data-am-completed', '');
    await expect.poll(() => entrySaves(standIn, mediaId)).toHaveLength(before.length + 2);
    const saved = (await entrySaves(standIn, mediaId)).at(-1);
    expect(saved).toEqual({mediaId, progress: total, status: 'COMPLETED', completedAt: today});
    await expect(page).toHaveURL(/\/home$/);
  },
);

test(
  '[plusProgress] continues a repeat and counts it at its end, and restores the card when it is switched off',
  {tag: ['@dates', '@core']},
  async ({open, standIn, ids}) => {
    const mediaId = 5114;
    await saveEntry(standIn, {mediaId, progress: 62, status: 'REPEATING'});
    const entryNow = async () =>
      (
        await queryApi<{MediaList: {status: string; repeat: number; completedAt: object}}>(
          standIn,
          'query ($userName: String, $mediaId: Int) { MediaList(userName: $userName, mediaId: $mediaId) { status repeat completedAt { year } } }',
          {userName: ids.user, mediaId},
        )
      ).MediaList;
    const before = await entryNow();
    // It is unknown whether AniList keeps a repeat when only a progress is saved.
    await standIn.control('native?repeatLost=1');
    const page = await open('/home', own);
    await plus(page, mediaId).click({force: true});
    await expect.poll(async () => (await entrySaves(standIn, mediaId)).at(-1)).toMatchObject({progress: 63});
    expect(await entryNow()).toEqual(before);
    await anotherClickCounts(page);
    await plus(page, mediaId).click({force: true});
    await expect
      .poll(async () => (await entrySaves(standIn, mediaId)).at(-1))
      .toEqual({mediaId, progress: 64, status: 'COMPLETED', repeat: before.repeat + 1});
    expect((await entryNow()).repeat).toBe(before.repeat + 1);
    await expect(cardOf(page, mediaId)).toHaveAttribute('data-am-completed', '');
    // The generated tests switch it off before anything has been counted.
    await changeSettings(page, {plusProgress: false});
    await expect(cardOf(page, mediaId)).not.toHaveAttribute('data-am-completed');
    await expect(native(page, mediaId)).toHaveText('62 +');
    await expect(progress(page, mediaId)).toHaveText(/^\s*Progress: 62\/64\b/);
    await changeSettings(page, {plusProgress: true});
    await expect(progress(page, mediaId)).toHaveText(/^\s*Progress: 64\/64\b/);
  },
);

test('[plusProgress] replaces both buttons that the site has on a narrow screen', async ({open, ids, standIn}) => {
  const {mediaId, progress: begun} = await findWatched(standIn, ids.user);
  // The most recently changed entry is among the visible ones.
  await saveEntry(standIn, {mediaId, progress: begun});
  const page = await open('/home', {...own, width: 400, settings: {plusProgress: false}});
  const mobile = cardOf(page, mediaId).locator('.plus-progress.mobile');
  await expect(mobile).toHaveCSS('display', 'inline-block');
  await changeSettings(page, {plusProgress: true});
  await bringIntoView(cardOf(page, mediaId));
  await expect(plus(page, mediaId)).toBeAttached();
  await expect(cardOf(page, mediaId).locator('.plus-progress:not([data-am-gone])')).toHaveCount(0);
  await expect(mobile).toHaveCSS('display', 'none');
});

test('[plusProgress] counts down how far behind the user is, hides it once caught up, and restores it when off', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId, aired} = await findAiring(standIn, ids.user);
  await saveEntry(standIn, {mediaId, progress: aired - 2});
  const page = await open('/home', own);
  const accent = cardOf(page, mediaId).locator('.behind-accent');
  const header = cardOf(page, mediaId).locator('.info-header');
  await expect(accent).toBeVisible();
  await expect(header).toContainText('2 episodes behind');
  await plus(page, mediaId).click({force: true});
  await expect(header).toContainText('1 episode behind');
  await anotherClickCounts(page);
  await plus(page, mediaId).click({force: true});
  await expect(accent).toBeHidden();
  await expect(header).toBeHidden();
  await changeSettings(page, {plusProgress: false});
  await expect(accent).toBeVisible();
  await expect(header).toContainText('2 episodes behind');
});

test('[plusProgress] reverts a refused change, and keeps an unanswered one until it is sent once', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=3000&limit=100');
  const {mediaId, progress: begun} = await findWatched(standIn, ids.user);
  // The most recently changed entry is among the visible ones.
  await saveEntry(standIn, {mediaId, progress: begun});
  const before = (await entrySaves(standIn, mediaId)).length;
  await standIn.control('faults?operation=SaveMediaListEntry&kind=null-data');
  const page = await open('/home', own);
  await plus(page, mediaId).click({force: true});
  await expect(page.getByRole('alert')).toContainText("Your progress wasn't saved");
  await expect(plus(page, mediaId)).toHaveText(`${begun} +`);
  await expect(progress(page, mediaId)).toHaveText(new RegExp(`^\\s*Progress: ${begun}/`));
  await standIn.control('faults?clear');
  await standIn.control('faults?operation=SaveMediaListEntry&kind=500');
  const status = cardOf(page, mediaId).locator('am-plus-progress').getByRole('status');
  await anotherClickCounts(page);
  await plus(page, mediaId).click({force: true});
  await expect(plus(page, mediaId)).toHaveText(`${begun + 1} +`);
  await expect(status).toHaveText('Not saved yet');
  await page.reload();
  await expect(plus(page, mediaId)).toHaveText(`${begun + 1} +`);
  await standIn.control('faults?clear');
  await expect(status).toHaveCount(0);
  expect((await entrySaves(standIn, mediaId)).slice(before)).toEqual([{mediaId, progress: begun + 1}]);
});

test('[plusProgress] adds to the progress that was reached elsewhere while the page was hidden', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId} = await findWatched(standIn, ids.user);
  await saveEntry(standIn, {mediaId, progress: 1});
  const page = await open('/home', own);
  await expect(progress(page, mediaId)).toHaveText(/^\s*Progress: 1\b/);
  await bringIntoView(plus(page, mediaId));
  await expect(plus(page, mediaId)).toBeVisible();
  await saveEntry(standIn, {mediaId, progress: 4});
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await plus(page, mediaId).click();
  await expect(progress(page, mediaId)).toHaveText(/^\s*Progress: 5\b/);
  expect((await entrySaves(standIn, mediaId)).at(-1)).toMatchObject({progress: 5});
});
