import type {Page} from '@playwright/test';

import {waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {openListEditor} from '#e2e/support/listEditor';
import {expect, test} from '#e2e/support/test';

const on = {keyboardFlow: true};

async function home(open: (path: string, options: object) => Promise<Page>, options = {}) {
  const page = await open('/home?live=off', {as: 'member', settings: on, ...options});
  await expect(page.locator('.activity-feed > .activity-entry').first()).toBeVisible();
  await waitUntilQuiet(page);
  return {page, entry: (index: number) => page.locator('.activity-feed > .activity-entry').nth(index)};
}

test(
  '[keyboardFlow] moves through the feed, likes, replies and opens entries with the site’s own buttons',
  {tag: '@core'},
  async ({open}) => {
    const {page, entry} = await home(open);
    await page.keyboard.press('j');
    await expect(entry(0)).toBeFocused();
    const line = await entry(0)
      .locator('> .wrap')
      .evaluate(node => getComputedStyle(node).outlineStyle);
    expect(line).toBe('solid');
    await page.keyboard.press('j');
    await expect(entry(1)).toBeFocused();
    await expect(entry(0)).not.toHaveAttribute('tabindex');
    await page.keyboard.press('k');
    await expect(entry(0)).toBeFocused();
    const like = entry(0).locator('.wrap > .actions .likes .button');
    const wasLiked = (await like.getAttribute('class'))?.includes('liked') ?? false;
    await page.keyboard.press('l');
    if (wasLiked) await expect(like).not.toHaveClass(/liked/);
    else await expect(like).toHaveClass(/liked/);
    await page.keyboard.press('r');
    const field = entry(0).locator('.activity-replies > .activity-edit textarea');
    await expect(field).toBeFocused();
    await page.keyboard.type('joke');
    await expect(field).toHaveValue('joke');
    await expect(entry(0)).toHaveAttribute('data-am-current');
    await page.locator('h2.section-header').first().click();
    await page.keyboard.press('j');
    await expect(entry(1)).toBeFocused();
    const path = await entry(1).locator('.time .el-dropdown-menu a[href^="/activity/"]').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  },
);

test('[keyboardFlow] ignores keys with modifiers and in dialogs, and leaves nothing behind when off', async ({
  open,
  ids,
}) => {
  const {page, entry} = await home(open);
  for (const keys of ['Control+j', 'Alt+j', 'Shift+j']) await page.keyboard.press(keys);
  await expect(page.locator('[data-am-current]')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(entry(0)).toBeFocused();
  await openListEditor(page, ids.anime);
  await expect(page.locator('.list-editor-wrap')).toBeVisible();
  await page.keyboard.press('j');
  await expect(entry(0)).toHaveAttribute('data-am-current');
  // Only keys of a user mark an entry.
  await changeSettings(page, {keyboardFlow: false});
  await expect(page.locator('[data-am-current], .activity-entry[tabindex]')).toHaveCount(0);
});

test('[keyboardFlow] lists its keys, and uses those set in the settings, also to open an entry', async ({open}) => {
  const {page, entry} = await home(open, {width: 400});
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  const box = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await expect(box).toContainText('Previous activity');
  await page.keyboard.press('j');
  await expect(entry(0)).toHaveAttribute('data-am-current');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(entry(0)).toBeFocused();
  await changeSettings(page, {keyboardFlowKeys: {next: 'n'}});
  await page.keyboard.press('j');
  await expect(entry(0)).toBeFocused();
  await page.keyboard.press('n');
  await expect(entry(1)).toBeFocused();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/activity\/\d+$/);
  await expect(page.locator('.activity-entry')).toHaveCount(1);
  await page.goto('https://anilist.co/settings/apps#keyboardFlow');
  const field = page.locator('[data-editor=keyboardFlow]').getByLabel('Next activity');
  await expect(field).toHaveValue('n');
  await field.fill('k');
  await expect(page.locator('[data-editor=keyboardFlow]').getByRole('alert')).toContainText('Previous activity');
  await field.fill('x');
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('hohSettings') ?? '') as object);
  await expect.poll(stored).toMatchObject({keyboardFlowKeys: {next: 'x'}});
});
