import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const native = '.notifications-feed > .notifications > .notification';
const dot = '.nav .user .notification-dot';
const own = {as: 'member', token: true} as const;
const like = /liked your (?:activity|comment|forum)/;

test('[hideLikes] hides likes in both lists without changing the unread count', {tag: '@core'}, async ({open}) => {
  const page = await open('/notifications', {...own, settings: {notificationCake: false}});
  const lines = page.locator('am-notifications .row');
  const likes = lines.filter({hasText: like});
  await expect(likes.first()).toBeVisible();
  await page.getByRole('checkbox', {name: 'Hide like notifications'}).check();
  await expect(likes).toHaveCount(0);
  await expect(lines.first()).toBeVisible();
  await expect(page.locator(dot)).toHaveText('7');
  await changeSettings(page, {notifications: false});
  await expect(page.locator(native).filter({hasText: 'started following you.'}).first()).toBeVisible();
  const hidden = page.locator(`${native}[data-am-hidden]`);
  await expect(hidden.filter({hasText: like}).first()).toBeHidden();
  await expect(hidden.filter({hasNotText: like})).toHaveCount(0);
});
