import {apiCalls} from '../support/find';
import {follow, quiet, store} from '../support/page';
import {expect, test} from '../support/test';

const native = '.notifications-feed > .notifications > .notification';
const dot = '.nav .user .notification-dot';
const own = {as: 'member', token: true} as const;
const like = /liked your (?:activity|comment|forum)/;

test('[hideLikes] hides likes in both lists, and leaves the number of unread ones', async ({open}) => {
  const page = await open('/notifications', {...own, settings: {notificationCake: false}});
  const lines = page.locator('am-notifications .row');
  const likes = lines.filter({hasText: like});
  await expect(likes.first()).toBeVisible();
  const box = page.getByRole('checkbox', {name: 'Hide like notifications'});
  await box.check();
  await expect(likes).toHaveCount(0);
  await expect(lines.first()).toBeVisible();
  await expect(page.locator(dot)).toHaveText('7');
  await store(page, {notifications: false});
  await expect(page.locator(native).filter({hasText: 'started following you.'}).first()).toBeVisible();
  const hidden = page.locator(`${native}[data-am-hidden]`);
  await expect(hidden.filter({hasText: like}).first()).toBeHidden();
  await expect(hidden.filter({hasNotText: like})).toHaveCount(0);
  await store(page, {hideLikes: false});
  await expect(hidden).toHaveCount(0);
  await store(page, {notifications: true});
  await expect(likes.first()).toBeVisible();
  await expect(box).not.toBeChecked();
});

test('[settingsTip] leads to the settings, which can turn it off', async ({open}) => {
  const page = await open('/notifications', {as: 'member', width: 400});
  const tip = page.locator('am-settings-tip');
  await expect(tip).toContainText('You can turn parts of Automail on and off');
  await tip.getByRole('link').click();
  await expect(page).toHaveURL(/\/settings\/apps$/);
  await expect(tip).toHaveCount(0);
  await store(page, {settingsTip: false});
  await follow(page, '/notifications');
  await expect(page.locator('am-notifications .row').first()).toBeVisible();
  await expect(tip).toHaveCount(0);
});

test('[dismissDot] puts the dot and the pie away until the site counts anew', async ({open, standIn}) => {
  const page = await open('/reviews', own);
  const button = page.locator('am-dismiss-dot').getByRole('button', {name: 'Dismiss the notifications'});
  const cake = page.locator('am-notification-cake canvas');
  await expect(cake).toBeVisible();
  await standIn.control('faults?operation=DismissNotifications&kind=500&times=1');
  await button.click();
  await expect(page.getByText('The dot was not put away')).toBeVisible();
  await expect(cake).toBeVisible();
  await button.click();
  await expect(cake).toHaveCount(0);
  await expect(page.locator(dot)).toBeHidden();
  await expect(button).toHaveCount(0);
  await store(page, {notificationCake: false});
  await quiet(page);
  await expect(page.locator(dot)).toBeHidden();
  await page.reload();
  await quiet(page);
  await expect(page.locator(dot)).toHaveCount(0);
  await standIn.control('notify?type=FOLLOWING');
  await page.reload();
  await expect(page.locator(dot)).toHaveText('1');
  await button.click();
  await expect(page.locator(dot)).toBeHidden();
  await store(page, {dismissDot: false});
  await expect(page.locator(dot)).toBeVisible();
  const calls = (await apiCalls(standIn)).filter(({operation}) => operation === 'DismissNotifications');
  expect(calls).toHaveLength(3);
});
