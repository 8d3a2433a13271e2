// How our links navigate within the site: through the site's own router, without loading a page.
import {buildSync} from 'esbuild';
import type {Page} from '@playwright/test';
import {fileURLToPath} from 'node:url';

import {expect, test} from '../support/test';
import {waitUntilQuiet} from '../support/page';

const navigation = buildSync({
  entryPoints: [fileURLToPath(new URL('../../src/host/dom/navigation.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'navigationOfOurs',
}).outputFiles[0]?.text;

const goTo = (page: Page, path: string) =>
  page.evaluate(`${navigation ?? ''}; navigationOfOurs.goTo(${JSON.stringify(path)})`);

test('the site’s router follows our links without a page load, and going back restores the scroll position', async ({
  open,
  ids,
}) => {
  const page = await open('/home', {as: 'member'});
  await expect(page.locator('.activity-entry').first()).toBeVisible();
  await waitUntilQuiet(page);
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await page.evaluate(() => scrollTo(0, 200));
  await goTo(page, `/user/${ids.other}/`);
  await expect(page.locator('.user .banner-content .name, .user h1.name').first()).toContainText(ids.other);
  await expect(page).toHaveURL(`https://anilist.co/user/${ids.other}/`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await goTo(page, `/user/${ids.user}/`);
  await expect(page.locator('.user h1.name').first()).toContainText(ids.user);
  await page.goBack();
  await expect(page.locator('.user h1.name').first()).toContainText(ids.other);
  await page.goBack();
  await expect(page.locator('.activity-entry').first()).toBeVisible();
  // Not to the pixel: content inserted above moves it.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const entries = await page.evaluate(() => history.length);
  await goTo(page, '/home');
  expect(await page.evaluate(() => history.length), 'no history entry for the current page').toBe(entries);
  expect(loads).toBe(0);
});
