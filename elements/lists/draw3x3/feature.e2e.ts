import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

import {apiCalls} from '#e2e/support/find';
import {waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const tag = 'am-draw3x3-box';
const button = (page: Page) => page.locator(tag).getByRole('button', {name: 'Collage', exact: true});
const box = (page: Page) => page.locator(tag).getByRole('dialog', {name: 'Collage'});
const rows = (page: Page) => page.locator('.medialist .list-entries .row');
const picked = (page: Page) => page.locator('.medialist .row[data-am-picked]');

/** Picks the first entries of the list by clicking their covers. */
async function pick(page: Page, count: number) {
  for (let index = 0; index < count; index += 1) await rows(page).nth(index).locator('.cover .image').click();
}

/** Width and height of a picture file. */
function sizeOf(path: string) {
  const file = readFileSync(path);
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test(
  '[draw3x3] draws nine picked covers and saves them as a file of 690 x 1035',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(`/user/${ids.other}/animelist`, {as: 'member'});
    await button(page).click();
    await waitUntilQuiet(page);
    const calls = (await apiCalls(standIn)).length;
    await pick(page, 8);
    await expect(picked(page)).toHaveCount(8);
    await expect(box(page).locator('canvas')).toHaveCount(0);
    await rows(page).nth(0).locator('.cover .image').click();
    await expect(picked(page)).toHaveCount(7);
    await pick(page, 1);
    // A link of a title also picks, and is not followed.
    await rows(page).nth(8).locator('.title > a').press('Enter');
    await expect(picked(page)).toHaveCount(9);
    await expect(page).toHaveURL(/animelist$/);
    const save = box(page).getByRole('button', {name: 'Save picture'});
    await expect(save).not.toHaveAttribute('aria-busy');
    await expect(box(page)).not.toContainText('missing');
    const download = page.waitForEvent('download');
    await save.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('3x3.png');
    expect(sizeOf(await file.path())).toEqual([690, 1035]);
    expect((await apiCalls(standIn)).length).toBe(calls);
    await page.keyboard.press('Escape');
    await expect(picked(page)).toHaveCount(0);
    await rows(page).nth(0).locator('.title > a').click();
    await expect(page).toHaveURL(/\/anime\/\d+/);
  },
);

test('[draw3x3] shows titles and the reason when the covers cannot be read', async ({open, ids}) => {
  const page = await open(`/user/${ids.other}/animelist`, {as: 'member', requests: false});
  await button(page).focus();
  await page.keyboard.press('Enter');
  const links = rows(page).locator('.title > a');
  for (let index = 0; index < 9; index += 1) await links.nth(index).press('Enter');
  await expect(box(page)).toContainText(
    /^.*9 covers couldn't be loaded, so their titles are shown instead\. Your script manager/,
  );
});

test("[draw3x3] picks from the user's own list by clicks on covers, and opens the editor only while its box is closed", async ({
  open,
  ids,
}) => {
  const page = await open(`/user/${ids.user}/animelist`, {as: 'member', token: true});
  const cover = rows(page).nth(0).locator('.cover .edit');
  const editor = page.locator('.list-editor-wrap .list-editor');
  await button(page).click();
  await cover.click();
  await expect(picked(page)).toHaveCount(1);
  await expect(box(page).getByRole('listitem')).toHaveCount(1);
  await expect(editor).toHaveCount(0);
  await button(page).click();
  await expect(picked(page)).toHaveCount(0);
  await cover.click();
  await expect(editor).toBeVisible();
});
