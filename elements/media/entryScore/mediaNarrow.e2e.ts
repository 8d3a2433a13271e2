import {findWatched} from '#e2e/support/find';
import {changeSettings, navigate} from '#e2e/support/page';
import {observeShifts, shiftsOf} from '#e2e/support/shifts';
import {expect, test} from '#e2e/support/test';

test(
  '[entryScore] is in one line at 400 px while AniList asks us to wait, and as tall as with the entry',
  {tag: '@text'},
  async ({open, ids, standIn}) => {
    const {mediaId} = await findWatched(standIn, ids.user);
    const page = await open(`/anime/${mediaId}/`, {as: 'member', token: true, width: 400});
    const box = page.locator('am-entry-score .box');
    const height = async () => (await box.boundingBox())?.height;
    await expect(box.locator('output').first()).toHaveText(/\d/);
    const known = await height();
    await standIn.control('faults?operation=OwnEntry&kind=429');
    await page.reload();
    await expect(box.locator('.ui-note')).toHaveText(/^Waiting for AniList…/);
    expect(await height()).toBe(known);
  },
);

test(
  '[entryScore] appears at 400 px without moving anything, although the picture of the cover has not loaded',
  {tag: '@text'},
  async ({open, ids, standIn}) => {
    const {mediaId} = await findWatched(standIn, ids.user);
    // Content of other extensions below the cover takes the space beside which the row stands.
    const page = await open('/terms?foreign=', {as: 'member', token: true, width: 400});
    await page.route(/cover/, () => undefined);
    await navigate(page, `/anime/${mediaId}/`);
    const places = [page.locator('.media .header .content h1'), page.locator('.media .header .actions .list')];
    const tops = () => Promise.all(places.map(async place => (await place.boundingBox())?.y));
    await expect(page.locator('am-entry-score output').first()).toBeVisible();
    const withRow = await tops();
    await page.locator('am-entry-score').evaluate(node => node.style.setProperty('display', 'none'));
    expect(await tops()).toEqual(withRow);
  },
);

test(
  '[entryScore] hardly moves the page when the site shows the entry late, and leaves no gap without one',
  {tag: '@text'},
  async ({open, ids, standIn}) => {
    const {mediaId} = await findWatched(standIn, ids.user);
    await standIn.control('faults?operation=MediaEntry&kind=latency&ms=5000&who=site');
    const page = await open(`/anime/${mediaId}/`, {as: 'member', token: true, beforeLoad: observeShifts});
    const actions = page.locator('.media .header .actions');
    const height = async () => (await actions.boundingBox())?.height ?? 0;
    await expect(actions).toContainText('Add to List');
    const without = await height();
    await expect(page.locator('am-entry-score output').first()).toBeVisible();
    expect(await height()).toBeLessThanOrEqual(without + 12);
    const shifts = (await shiftsOf(page)).filter(({by}) => by.includes('am-entry-score'));
    expect(shifts.reduce((sum, {value}) => sum + value, 0)).toBeLessThanOrEqual(0.02);
    // For comparison.
    await changeSettings(page, {entryScore: false});
    await expect.poll(height).toBe(without);
  },
);
