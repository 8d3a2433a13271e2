import type {Page} from '@playwright/test';
import {waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

/** Marks the document; a reloaded page has no mark. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

test(
  '[ALbuttonReload] reloads the feeds when the logo is clicked on the home page, only while it is on',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {as: 'member', settings: {ALbuttonReload: false}});
    await expect(page.locator('.activity-entry').first()).toBeVisible();
    await mark(page);
    await page.locator('#nav .logo').click();
    await waitUntilQuiet(page);
    await expect.poll(() => isMarked(page)).toBe(true);
    await changeSettings(page, {ALbuttonReload: true});
    await expect(page.locator('am-al-button-reload')).toHaveCount(1);
    const feed = page.locator('.activity-feed');
    await feed.evaluate(node => Reflect.set(node, 'isOld', true));
    await page.locator('#nav .logo').click();
    await expect.poll(() => feed.evaluate(node => Reflect.get(node, 'isOld'))).toBe(undefined);
    await expect(page.locator('.activity-entry').first()).toBeVisible();
    await expect(page.locator('.feed-type-toggle > .active')).toHaveText('Following');
    await expect.poll(() => isMarked(page)).toBe(true);
  },
);
