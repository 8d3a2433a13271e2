import type {Page} from '@playwright/test';

import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const settings = {directListAccess: true};
const editor = (page: Page) => page.locator('.list-editor');
const entryOf = (page: Page) => page.locator('.activity-entry', {has: page.locator('.list > .cover')}).first();

/** Presses the arrow of the first list activity, and checks that the editor is the one of its media. */
async function opensItsEditor(page: Page) {
  const entry = entryOf(page);
  const title = await entry.locator('.status a.title').innerText();
  await entry.getByRole('button', {name: `Open list editor: ${title}`}).click();
  await expect(editor(page).locator('.title')).toHaveText(title);
  await editor(page)
    .page()
    .locator('.list-editor-wrap')
    .click({position: {x: 5, y: 5}});
  await expect(editor(page)).toHaveCount(0);
}

test(
  '[directListAccess] opens the list editor for the media of an activity in one press',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home?live=off', {as: 'member', settings});
    await opensItsEditor(page);
    await test.step('by keyboard, and again', async () => {
      const title = await entryOf(page).locator('.status a.title').innerText();
      await entryOf(page).locator('am-direct-list-access').getByRole('button').press('Enter');
      await expect(editor(page).locator('.title')).toHaveText(title);
      await page.locator('.list-editor-wrap').click({position: {x: 5, y: 5}});
    });
    await test.step('after the menu was opened, which moves it', async () => {
      await entryOf(page).hover();
      await entryOf(page).locator('.time .el-dropdown-link').click();
      await page.keyboard.press('Escape');
      await opensItsEditor(page);
    });
  },
);

test('[directListAccess] finds the item of the menu in any language, also on profiles and activity pages', async ({
  open,
  ids,
  expectedReports,
}) => {
  expectedReports.push(/rewrote text of \w+\.el-dropdown-menu__item/);
  const page = await open('/home?live=off', {as: 'member'});
  await expect(entryOf(page)).toBeVisible();
  await page.evaluate(() => {
    for (const item of document.querySelectorAll('.entry-dropdown > .el-dropdown-menu__item'))
      item.textContent = 'リストエディタ';
  });
  await changeSettings(page, settings);
  await opensItsEditor(page);
  await navigate(page, `/user/${ids.other}/`);
  await expect(page.locator('.user .banner-content')).toBeVisible();
  await opensItsEditor(page);
  await navigate(page, `/activity/${ids.activityList}?live=off`);
  await expect(page.locator('.activity-replies')).toBeVisible();
  await opensItsEditor(page);
});

test('[directListAccess] shows nothing to guests', async ({open, ids}) => {
  const guest = await open(`/activity/${ids.activityList}`, {settings});
  await expect(guest.locator('.activity-entry .list > .cover')).toBeVisible();
  await waitUntilQuiet(guest);
  await expect(guest.locator('am-direct-list-access')).toHaveCount(0);
});
