// npm run pictures: takes the pictures that stores of extensions show.
import type {Page} from '@playwright/test';
import {fileURLToPath} from 'node:url';

import {waitUntilQuiet} from '../support/page';
import {expect, test, type OpenOptions} from '../support/test';

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));

/** In the size that stores ask for. */
async function take(page: Page, name: string) {
  await page.setViewportSize({width: 1280, height: 800});
  await waitUntilQuiet(page);
  await page.screenshot({path: `${folder}/store-${name}.jpg`, type: 'jpeg', quality: 85});
}

const member: OpenOptions = {as: 'member', token: true, width: 1280};

test('picture of store-settings for stores', async ({open}) => {
  const page = await open('/settings/apps', member);
  const section = page.locator('am-settings-page');
  await expect(section.getByRole('searchbox')).toBeVisible();
  await section.evaluate(element => element.scrollIntoView());
  await take(page, 'settings');
});

test('picture of store-table for stores', async ({open, ids}) => {
  const page = await open(`/user/${ids.user}/animelist`, {...member, settings: {listTable: true, bulkEdit: true}});
  await page.locator('am-list-table-button').getByRole('button', {name: 'Table', exact: true}).click();
  const table = page.locator('am-list-table-table');
  await expect(table.getByRole('row').nth(3)).toBeVisible();
  // Below the site's bar, which stays at the top.
  await table.evaluate(element => scrollTo(0, element.getBoundingClientRect().top - 90));
  await take(page, 'table');
});

test('picture of store-media for stores', async ({open, ids}) => {
  const settings = {entryScore: true, subTitleInfo: true, dubMarker: true, mangaGuess: true};
  const page = await open(`/anime/${ids.anime}/`, {...member, theme: 'dark', settings});
  await expect(page.locator('am-entry-score')).toBeAttached();
  await take(page, 'media');
});

test('picture of store-home for stores', async ({open}) => {
  const page = await open('/home', {...member, theme: 'dark', settings: {betterListPreview: true}});
  await expect(page.locator('am-better-list-preview section').first()).toBeVisible();
  await take(page, 'home');
});
