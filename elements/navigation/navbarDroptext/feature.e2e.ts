import type {Page} from '@playwright/test';

import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const drop = (page: Page, text: string, selector = '#nav .links') =>
  page.locator(selector).evaluate((node, dropped) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', dropped);
    const options = {bubbles: true, cancelable: true, dataTransfer};
    const over = !node.dispatchEvent(new DragEvent('dragover', options));
    return {over, taken: !node.dispatchEvent(new DragEvent('drop', options))};
  }, text);

for (const as of ['member', undefined])
  test(
    `[navbarDroptext] searches for text dropped on the navigation, as ${as ?? 'a guest'}`,
    {tag: as ? '@core' : []},
    async ({open}) => {
      const page = await open('/reviews', as === undefined ? {} : {as});
      const field = page.locator('#nav .quick-search input');
      await expect(page.locator('#nav .links')).toBeVisible();
      await expect.poll(() => drop(page, ' Cowboy Bebop ')).toEqual({over: true, taken: true});
      await expect(field).toBeVisible();
      await expect(field).toHaveValue('Cowboy Bebop');
      await expect(page.locator('#nav .quick-search .result').first()).toContainText('Cowboy Bebop');
      await expect(page).toHaveURL('https://anilist.co/reviews');
    },
  );

test('[navbarDroptext] replaces what was typed before', async ({open}) => {
  const page = await open('/reviews', {as: 'member'});
  const field = page.locator('#nav .quick-search input');
  await expect(page.locator('#nav .links')).toBeVisible();
  await drop(page, 'Akira');
  await expect(field).toHaveValue('Akira');
  await drop(page, 'Berserk');
  await expect(field).toHaveValue('Berserk');
});

test('[navbarDroptext] accepts up to 999 characters, and ignores empty text and drops while it is off', async ({
  open,
}) => {
  const page = await open('/reviews', {as: 'member'});
  const overlay = page.locator('#nav .quick-search');
  await expect(page.locator('#nav .links')).toBeVisible();
  await drop(page, 'x'.repeat(1000));
  await drop(page, '   ');
  await expect(overlay).toBeHidden();
  await changeSettings(page, {navbarDroptext: false});
  await expect(page.locator('am-navbar-droptext')).toHaveCount(0);
  await expect.poll(() => drop(page, 'Akira')).toEqual({over: false, taken: false});
  await expect(overlay).toBeHidden();
  await changeSettings(page, {navbarDroptext: true});
  await expect(page.locator('am-navbar-droptext')).toHaveCount(1);
  await drop(page, 'x'.repeat(999));
  await expect(overlay.locator('input')).toHaveValue('x'.repeat(999));
});
