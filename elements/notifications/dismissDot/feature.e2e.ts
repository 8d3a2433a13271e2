import {apiCalls} from '#e2e/support/find';
import {waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const dot = '.nav .user .notification-dot';
const own = {as: 'member', token: true} as const;

test(
  '[dismissDot] hides the dot and the pie until the site counts new notifications',
  {tag: '@core'},
  async ({open, standIn}) => {
    const page = await open('/reviews', own);
    const button = page.locator('am-dismiss-dot').getByRole('button', {name: 'Dismiss the notification dot'});
    const cake = page.locator('am-notification-cake canvas');
    await expect(cake).toBeVisible();
    await expect(button).toHaveCSS('opacity', '0');
    await cake.hover();
    await expect(button).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 500);
    await expect(button).toHaveCSS('opacity', '0');
    await page.locator('am-notification-cake a').focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveCSS('opacity', '1');
    await button.blur();
    await button.click();
    await expect(cake).toHaveCount(0);
    await expect(page.locator(dot)).toBeHidden();
    await expect(button).toHaveCount(0);
    await changeSettings(page, {notificationCake: false});
    await waitUntilQuiet(page);
    await expect(page.locator(dot)).toBeHidden();
    await standIn.control('notify?type=FOLLOWING');
    await page.reload();
    await expect(page.locator(dot)).toHaveText('1');
    await button.click();
    await expect(page.locator(dot)).toBeHidden();
    // Only a press hides it.
    await changeSettings(page, {dismissDot: false});
    await expect(page.locator(dot)).toBeVisible();
    const calls = (await apiCalls(standIn)).filter(({operation}) => operation === 'DismissNotifications');
    expect(calls).toHaveLength(2);
  },
);

test('[dismissDot] covers only a corner of the menu button on a narrow screen', async ({open}) => {
  const page = await open('/reviews', {...own, width: 400});
  const button = page.locator('.mobile-nav am-dismiss-dot').getByRole('button');
  await expect(button).toBeVisible();
  const [dismiss, menu] = [await button.boundingBox(), await page.locator('.mobile-nav .hamburger').boundingBox()];
  if (!dismiss || !menu) throw new Error('A button is not visible.');
  expect(dismiss.width).toBeGreaterThanOrEqual(24);
  expect(dismiss.width).toBeLessThanOrEqual(32);
  expect(dismiss.x + dismiss.width).toBeLessThanOrEqual(menu.x + 12);
  expect(dismiss.y + dismiss.height).toBeLessThanOrEqual(menu.y + 12);
});
