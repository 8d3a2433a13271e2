import type {Page} from '@playwright/test';

import {countRows} from '#e2e/support/database';
import {findReading, findWatched} from '#e2e/support/find';
import {openListEditor} from '#e2e/support/listEditor';
import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';
import {entrySaves, saveEntry} from '#e2e/support/progress';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;
const ours = (page: Page) => page.locator('am-range-setter');
const set = (page: Page) => ours(page).getByRole('button', {name: 'Set start of range'});
const mark = (page: Page) => ours(page).getByRole('status').getByRole('button');
const field = (page: Page) => page.locator('.list-editor .form.progress input');

/** Gives the editor the site's picture for media without a cover, whose address contains no id. */
const withoutCovers = (page: Page) =>
  page.addInitScript(() => {
    const {fetch} = window;
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      const body = request[1]?.body;
      if (typeof body !== 'string' || !body.includes('query ListEditor')) return response;
      return new Response((await response.text()).replace(/(\/cover\/\w+\/)[^"]+/g, '$1default.jpg'), response);
    };
  });

/** Enters a progress as a user does, once the editor is filled. The site notices it when the field loses the focus. */
async function enter(page: Page, progress: number) {
  await expect(field(page)).toBeVisible();
  await waitUntilQuiet(page);
  await field(page).fill(String(progress));
  await field(page).press('Tab');
}

test(
  '[rangeSetter] saves the start at once, so that Save makes an activity about a range',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const mediaId = await findReading(standIn, ids.user);
    await saveEntry(standIn, {mediaId, progress: 3});
    const page = await open(`/manga/${mediaId}/`, own);
    await page.locator('.media .actions .add').click();
    await expect(field(page)).toHaveValue('3');
    await waitUntilQuiet(page);
    await expect(set(page)).toHaveCount(0);
    const before = await entrySaves(standIn, mediaId);
    await test.step('the button appears once the progress has changed', async () => {
      await page.locator('.form.progress .el-input-number__increase').click();
      await expect(field(page)).toHaveValue('4');
      await expect(set(page)).toBeVisible();
    });
    await set(page).click();
    await expect(mark(page)).toHaveAccessibleName('Start of range saved: 4');
    expect(await entrySaves(standIn, mediaId)).toEqual([...before, {mediaId, progress: 4}]);
    await test.step('Save continues from there', async () => {
      await enter(page, 7);
      await expect(mark(page)).toHaveAccessibleName('Start of range saved: 4');
      await page.locator('.list-editor .save-btn').click();
      await expect(page.locator('.list-editor')).toHaveCount(0);
      await expect(ours(page)).toHaveCount(0);
      const saves = await entrySaves(standIn, mediaId);
      expect(saves.slice(before.length).map(({progress}) => progress)).toEqual([4, 7]);
    });
  },
);

test('[rangeSetter] saves a private range as private, and knows the media of lists and cards', async ({
  open,
  ids,
  standIn,
}) => {
  const mediaId = await findReading(standIn, ids.user);
  await saveEntry(standIn, {mediaId, progress: 3});
  const page = await open(`/user/${ids.user}/mangalist`, own);
  const row = page.locator('.list-entries .row', {has: page.locator(`.title > a[href^="/manga/${mediaId}/"]`)}).first();
  await row.hover();
  await row.locator('.edit').click();
  await enter(page, 9);
  await page.locator('.list-editor .checkbox', {hasText: 'Private'}).locator('label').click();
  await set(page).press('Enter');
  await expect(mark(page)).toHaveAccessibleName('Start of range saved: 9');
  await expect(set(page)).toBeFocused();
  expect((await entrySaves(standIn, mediaId)).at(-1)).toEqual({mediaId, progress: 9, private: true});
  await page.keyboard.press('Escape');
  await expect(page.locator('.list-editor')).toHaveCount(0);

  await navigate(page, '/search/manga?search=Berserk');
  const card = page.locator('.media-card', {has: page.locator(`a.cover[href^="/manga/${mediaId}/"]`)});
  await card.hover();
  await card.locator('.open-editor').click();
  await enter(page, 10);
  await set(page).click();
  await expect(mark(page)).toHaveAccessibleName('Start of range saved: 10');
  // The entry is private now, so the box is ticked.
  expect((await entrySaves(standIn, mediaId)).at(-1)).toEqual({mediaId, progress: 10, private: true});
});

test('[rangeSetter] finds the media of a cover without an id by what opened the editor, or shows nothing', async ({
  open,
  ids,
  standIn,
}) => {
  const {mediaId} = await findWatched(standIn, ids.user);
  const page = await open('/home?live=off', {...own, beforeLoad: withoutCovers});
  await test.step('opened by a script for a media item that the page does not show', async () => {
    await openListEditor(page, mediaId);
    await expect(field(page)).toBeVisible();
    await enter(page, 1);
    await waitUntilQuiet(page);
    await expect(set(page)).toHaveCount(0);
    await page.locator('.list-editor-wrap').click({position: {x: 5, y: 5}});
    await expect(page.locator('.list-editor')).toHaveCount(0);
  });
  await test.step('opened by the menu of an activity', async () => {
    const entry = page.locator('.activity-entry', {has: page.locator('.entry-dropdown')}).first();
    const id = Number(/\d+/.exec((await entry.locator('.status a.title').getAttribute('href')) ?? '')?.[0]);
    await entry.hover();
    await entry.locator('.time .el-dropdown-link').click();
    await page.locator('.entry-dropdown > li:visible', {hasText: 'Open List Editor'}).click();
    const earlier = await entrySaves(standIn, id);
    const now = Number(await field(page).inputValue());
    await enter(page, now === 1 ? 2 : 1);
    await set(page).click();
    await expect(mark(page)).toHaveAccessibleName(/^Start of range saved/);
    expect(await entrySaves(standIn, id)).toEqual([...earlier, {mediaId: id, progress: now === 1 ? 2 : 1}]);
  });
});

test('[rangeSetter] shows why AniList refused, and withdraws a start that was not sent before Save', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=3000&limit=100');
  const mediaId = await findReading(standIn, ids.user);
  await saveEntry(standIn, {mediaId, progress: 3});
  const page = await open(`/manga/${mediaId}/`, own);
  await page.locator('.media .actions .add').click();
  await standIn.control('faults?operation=SaveMediaListEntry&kind=null-data&who=api');
  await enter(page, 5);
  await set(page).click();
  await expect(ours(page).getByRole('alert').getByRole('button')).toHaveAccessibleName(
    /^The start of the range wasn't saved\. /,
  );
  await standIn.control('faults?clear');
  await standIn.control('faults?operation=SaveMediaListEntry&kind=500&who=api');
  await set(page).click();
  await expect(mark(page)).toHaveAccessibleName(/^Not saved yet: /);
  await expect.poll(() => countRows(page, 'writes')).toBe(1);
  await enter(page, 8);
  await page.locator('.list-editor .save-btn').click();
  await expect(page.locator('.list-editor')).toHaveCount(0);
  await expect.poll(() => countRows(page, 'writes')).toBe(0);
  await standIn.control('faults?clear');
  await waitUntilQuiet(page);
  await page.reload();
  await waitUntilQuiet(page);
  expect((await entrySaves(standIn, mediaId)).at(-1)).toMatchObject({progress: 8});
});

// Nothing of it is in the page before the progress is changed.
test('[rangeSetter] follows its switch while the editor is open, and leaves nothing behind', async ({
  open,
  ids,
  standIn,
}) => {
  const mediaId = await findReading(standIn, ids.user);
  const page = await open(`/manga/${mediaId}/`, {...own, settings: {rangeSetter: false}});
  await page.locator('.media .actions .add').click();
  await expect(field(page)).toBeVisible();
  await waitUntilQuiet(page);
  const markup = await page.locator('.list-editor').innerHTML();
  await changeSettings(page, {rangeSetter: true});
  await page.locator('.form.progress .el-input-number__increase').click();
  await expect(set(page)).toBeVisible();
  await changeSettings(page, {rangeSetter: false});
  await expect(ours(page)).toHaveCount(0);
  await page.locator('.form.progress .el-input-number__decrease').click();
  await page.mouse.move(0, 0);
  await expect.poll(() => page.locator('.list-editor').innerHTML()).toBe(markup);
});
