import type {Page} from '@playwright/test';
import {expect, test} from '#e2e/support/test';

/** Marks the document; a reloaded page has no mark. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

test('[ALbuttonReload] reloads the feeds when the logo is clicked on the home page', {tag: '@core'}, async ({open}) => {
  const page = await open('/home', {as: 'member'});
  await expect(page.locator('.activity-entry').first()).toBeVisible();
  await expect(page.locator('am-al-button-reload')).toHaveCount(1);
  await mark(page);
  const feed = page.locator('.activity-feed');
  await feed.evaluate(node => Reflect.set(node, 'isOld', true));
  await page.locator('#nav .logo').click();
  await expect.poll(() => feed.evaluate(node => Reflect.get(node, 'isOld'))).toBe(undefined);
  await expect(page.locator('.activity-entry').first()).toBeVisible();
  await expect(page.locator('.feed-type-toggle > .active')).toHaveText('Following');
  await expect.poll(() => isMarked(page)).toBe(true);
});
