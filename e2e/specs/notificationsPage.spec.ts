import {apiCalls} from '../support/find';
import {largest} from '../support/listed';
import {navigate, waitUntilQuiet, changeSettings} from '../support/page';
import {waitForDrafts} from '../support/drafts';
import {expect, test} from '../support/test';

const native = '.notifications-feed > .notifications > .notification';
const dot = '.nav .user .notification-dot';
const own = {as: 'member', token: true} as const;
const like = /liked your (?:activity|comment|forum)/;

test('[hideLikes] hides likes in both lists without changing the unread count', {tag: '@core'}, async ({open}) => {
  const page = await open('/notifications', {...own, settings: {notificationCake: false}});
  const lines = page.locator('am-notifications .row');
  const likes = lines.filter({hasText: like});
  await expect(likes.first()).toBeVisible();
  const box = page.getByRole('checkbox', {name: 'Hide like notifications'});
  await box.check();
  await expect(likes).toHaveCount(0);
  await expect(lines.first()).toBeVisible();
  await expect(page.locator(dot)).toHaveText('7');
  await changeSettings(page, {notifications: false});
  await expect(page.locator(native).filter({hasText: 'started following you.'}).first()).toBeVisible();
  const hidden = page.locator(`${native}[data-am-hidden]`);
  await expect(hidden.filter({hasText: like}).first()).toBeHidden();
  await expect(hidden.filter({hasNotText: like})).toHaveCount(0);
  await changeSettings(page, {hideLikes: false});
  await expect(hidden).toHaveCount(0);
  await changeSettings(page, {notifications: true});
  await expect(likes.first()).toBeVisible();
  await expect(box).not.toBeChecked();
});

test('[settingsTip] links to the settings, where it can be turned off', {tag: '@core'}, async ({open}) => {
  const page = await open('/notifications', {as: 'member', width: 400});
  const tip = page.locator('am-settings-tip');
  await expect(tip).toContainText('You can turn parts of Automail on and off');
  await tip.getByRole('link').click();
  await expect(page).toHaveURL(/\/settings\/apps$/);
  await expect(tip).toHaveCount(0);
  await changeSettings(page, {settingsTip: false});
  await navigate(page, '/notifications');
  await expect(page.locator('am-notifications .row').first()).toBeVisible();
  await expect(tip).toHaveCount(0);
});

test(
  '[dismissDot] hides the dot and the pie until the site counts new notifications',
  {tag: '@core'},
  async ({open, standIn}) => {
    const page = await open('/reviews', own);
    const button = page.locator('am-dismiss-dot').getByRole('button', {name: 'Dismiss the notifications'});
    const cake = page.locator('am-notification-cake canvas');
    await expect(cake).toBeVisible();
    await standIn.control('faults?operation=DismissNotifications&kind=500&times=1');
    await button.click();
    await expect(page.getByText("The dot wasn't dismissed")).toBeVisible();
    await expect(cake).toBeVisible();
    await button.click();
    await expect(cake).toHaveCount(0);
    await expect(page.locator(dot)).toBeHidden();
    await expect(button).toHaveCount(0);
    await changeSettings(page, {notificationCake: false});
    await waitUntilQuiet(page);
    await expect(page.locator(dot)).toBeHidden();
    await page.reload();
    await waitUntilQuiet(page);
    await expect(page.locator(dot)).toHaveCount(0);
    await standIn.control('notify?type=FOLLOWING');
    await page.reload();
    await expect(page.locator(dot)).toHaveText('1');
    await button.click();
    await expect(page.locator(dot)).toBeHidden();
    await changeSettings(page, {dismissDot: false});
    await expect(page.locator(dot)).toBeVisible();
    const calls = (await apiCalls(standIn)).filter(({operation}) => operation === 'DismissNotifications');
    expect(calls).toHaveLength(3);
  },
);

test(
  '[notifications] aligns the ends of its rows, and leaves no gaps in a narrow window',
  {tag: '@text'},
  async ({open}) => {
    const page = await open('/notifications', own);
    const toggles = page.locator('am-notifications .toggle');
    await expect(toggles.nth(1)).toBeVisible();
    await waitUntilQuiet(page);
    const ends = await toggles.evaluateAll(nodes => nodes.map(node => Math.round(node.getBoundingClientRect().right)));
    expect(new Set(ends).size).toBe(1);
    await page.setViewportSize({width: 400, height: 1000});
    const gaps = await page.locator('am-notifications .row').evaluateAll(rows =>
      rows.map(row => {
        const [body, time] = ['.body', ':scope > time'].map(name => row.querySelector(name)?.getBoundingClientRect());
        return (time?.top ?? 0) - (body?.bottom ?? 0);
      }),
    );
    expect(largest(gaps)).toBeLessThan(8);
  },
);

test('[notifications] shows the placeholder of its reply field in a readable colour', async ({open}) => {
  const page = await open('/notifications', {...own, theme: 'dark'});
  await page.locator('am-notifications').getByRole('button', {name: 'Replies'}).first().click();
  const field = page.getByLabel('Your reply').first();
  await expect(field).toBeVisible();
  const [words, time] = await field.evaluate(node => [
    getComputedStyle(node, '::placeholder').color,
    getComputedStyle((node.getRootNode() as ShadowRoot).querySelector('.row > time') as Element).color,
  ]);
  expect(words).toBe(time);
});

test('[notifications] keeps a reply that is folded away, that the other list hides, and over a reload', async ({
  open,
}) => {
  const page = await open('/notifications', own);
  const toggle = page.locator('am-notifications').getByRole('button', {name: 'Replies'}).first();
  const field = page.getByLabel('Your reply').first();
  await toggle.click();
  await field.fill('Half a reply');
  await toggle.click();
  await expect(field).toHaveCount(0);
  await toggle.click();
  await expect(field).toHaveValue('Half a reply');
  await page.getByRole('button', {name: 'See native notifications'}).click();
  await expect(field).toHaveCount(0);
  await page.getByRole('button', {name: 'See Automail notifications'}).click();
  await toggle.click();
  await expect(field).toHaveValue('Half a reply');
  await waitForDrafts(page, 1);
  await page.reload();
  await toggle.click();
  await expect(field).toHaveValue('Half a reply');
  await page.getByRole('button', {name: 'Reply', exact: true}).first().click();
  await expect(page.locator('.reply', {hasText: 'Half a reply'})).toHaveCount(1);
  await waitForDrafts(page, 0);
  await toggle.click();
  await toggle.click();
  await expect(field).toHaveValue('');
});

test('[notificationCake][dismissDot] do not overlap in any navigation layout', {tag: '@text'}, async ({open}) => {
  const page = await open('/reviews', {...own, width: 1100});
  const off = {CSSverticalNav: false, slimNav: false, rightSideNavbar: false};
  for (const on of [off, {slimNav: true}, {CSSverticalNav: true}, {CSSverticalNav: true, rightSideNavbar: true}]) {
    await changeSettings(page, {...off, ...on});
    await expect(async () => {
      const pie = await page.locator('am-notification-cake .cake').boundingBox();
      const button = await page.locator('am-dismiss-dot button').filter({visible: true}).boundingBox();
      if (!pie || !button) throw new Error('one of them is not shown');
      const apart = button.y >= pie.y + pie.height - 2 || button.x >= pie.x + pie.width;
      expect(apart, JSON.stringify(on)).toBe(true);
      expect(Math.max(pie.x + pie.width, button.x + button.width)).toBeLessThanOrEqual(1100);
    }).toPass();
  }
});
