import type {Page} from '@playwright/test';

import {expect, test} from '#e2e/support/test';

const drop = (page: Page, text: string, selector = '#nav .links') =>
  page.locator(selector).evaluate((node, dropped) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', dropped);
    const options = {bubbles: true, cancelable: true, dataTransfer};
    const over = !node.dispatchEvent(new DragEvent('dragover', options));
    return {over, taken: !node.dispatchEvent(new DragEvent('drop', options))};
  }, text);

test(
  '[navbarDroptext] searches for text dropped on the navigation, up to 999 characters, and ignores empty text',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/reviews', {as: 'member'});
    const overlay = page.locator('#nav .quick-search');
    const field = overlay.locator('input');
    await expect(page.locator('#nav .links')).toBeVisible();
    await drop(page, 'x'.repeat(1000));
    await drop(page, '   ');
    await expect(overlay).toBeHidden();
    await expect.poll(() => drop(page, ' Cowboy Bebop ')).toEqual({over: true, taken: true});
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('Cowboy Bebop');
    await expect(overlay.locator('.result').first()).toContainText('Cowboy Bebop');
    await expect(page).toHaveURL('https://anilist.co/reviews');
    // It replaces what was there before.
    await drop(page, 'x'.repeat(999));
    await expect(field).toHaveValue('x'.repeat(999));
  },
);

test('[navbarDroptext] searches for guests, too', async ({open}) => {
  const page = await open('/reviews');
  await expect(page.locator('#nav .links')).toBeVisible();
  await expect.poll(() => drop(page, 'Cowboy Bebop')).toEqual({over: true, taken: true});
  await expect(page.locator('#nav .quick-search .result').first()).toContainText('Cowboy Bebop');
});
