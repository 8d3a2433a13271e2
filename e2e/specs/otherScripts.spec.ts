import type {Page} from '@playwright/test';

import {ownText} from '../support/ownText';
import {changeSettings, changeStandaloneSetting, navigate, waitUntilQuiet} from '../support/page';
import {expect, test} from '../support/test';

const own = {as: 'member', token: true} as const;
const theirList = '#void-notifications-feed-container';
const theirHomeLists = '#void-quick-access';
const theirDot = '.nav .user .void-notification-dot';
const note = "Shown by VoidVerified instead. To use Automail's, turn it off in VoidVerified's settings.";
const lists = (page: Page) => page.locator('.home .list-previews, am-better-list-preview section');

/** Starts a foreign script in the open page, or stops it. */
const switchScript = (page: Page, name: string, on: boolean) =>
  page.evaluate(
    ([key, names]) => (Reflect.get(window, 'automailStandIn') as Record<string, (names: string) => void>)[key]?.(names),
    [on ? 'startForeign' : 'stopForeign', name] as const,
  );

const starts = [
  ['before us', true],
  ['after us', false],
] as const;
const addressOf = (path: string, isFirst: boolean) => (isFirst ? `${path}?foreign=void` : path);

for (const [when, isFirst] of starts) {
  test(
    `[notifications] stands down beside VoidVerified’s list, which starts ${when}, and returns with its end`,
    {tag: isFirst ? [] : '@core'},
    async ({open}) => {
      const page = await open(addressOf('/notifications', isFirst), own);
      const rows = page.locator('am-notifications .row');
      if (!isFirst) {
        await expect(rows.first()).toBeVisible();
        await switchScript(page, 'void', true);
      }
      await expect(page.locator(theirList)).toBeVisible();
      await expect(page.locator('am-notifications-note')).toHaveText(note);
      await waitUntilQuiet(page);
      await expect(page.locator('am-notifications, am-notifications-controls')).toHaveCount(0);
      await expect(page.locator('.notifications-feed > .notifications')).not.toHaveAttribute('data-am-instead');
      await switchScript(page, 'void', false);
      await expect(rows.first()).toBeVisible();
      await expect(page.locator('am-notifications-controls')).toBeVisible();
      await expect(page.locator('am-notifications-note')).toHaveCount(0);
      await expect(page.locator('.notifications-feed > .notifications')).toBeHidden();
    },
  );

  test(`[betterListPreview] stands down beside VoidVerified’s lists, which start ${when}, and returns with their end`, async ({
    open,
  }) => {
    const page = await open(addressOf('/home', isFirst), {
      ...own,
      settings: {betterListPreview: true, progressBar: true},
    });
    const ours = page.locator('am-better-list-preview section');
    if (!isFirst) {
      await expect(ours.first()).toBeVisible();
      await switchScript(page, 'void', true);
    }
    await expect(page.locator(theirHomeLists)).toBeVisible();
    await expect(page.locator('am-better-list-preview-note')).toHaveText(note);
    await waitUntilQuiet(page);
    await expect(page.locator('am-better-list-preview')).toHaveCount(0);
    await expect(page.locator(`${theirHomeLists} :is(am-plus-progress, am-progress-bar)`)).toHaveCount(0);
    await expect(lists(page).filter({visible: true})).toHaveCount(0);
    await switchScript(page, 'void', false);
    await expect(ours.first()).toBeVisible();
    await expect(page.locator('am-better-list-preview-note')).toHaveCount(0);
    await expect(page.locator('.home .list-previews')).toBeHidden();
  });

  test(`[notificationCake] [dismissDot] leave the dot to VoidVerified, which starts ${when}, and return with its end`, async ({
    open,
  }) => {
    const page = await open(addressOf('/home', isFirst), own);
    const cake = page.locator('am-notification-cake').getByRole('link');
    const dismiss = page.locator('.nav am-dismiss-dot').getByRole('button');
    if (!isFirst) {
      await expect(cake).toBeVisible();
      await expect(dismiss).toBeAttached();
      await switchScript(page, 'void', true);
    }
    await expect(page.locator(theirDot)).toBeVisible();
    await waitUntilQuiet(page);
    await expect(page.locator('am-notification-cake, am-dismiss-dot')).toHaveCount(0);
    await expect(page.locator('.nav .user .notification-dot')).toBeHidden();
    await switchScript(page, 'void', false);
    await expect(cake).toBeVisible();
    await expect(dismiss).toBeAttached();
  });
}

test('[betterListPreview] stays beside a quick access of VoidVerified that has users alone', async ({open}) => {
  const page = await open('/home?foreign=voidUsers', {...own, settings: {betterListPreview: true}});
  await expect(page.locator(theirHomeLists)).toBeVisible();
  await expect(page.locator('am-better-list-preview section').first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator('am-better-list-preview-note')).toHaveCount(0);
});

test('[settingsPage] says which features VoidVerified stands in for, until they show something again', async ({
  open,
}) => {
  const page = await open('/notifications?foreign=void', own);
  await expect(page.locator('am-notifications-note')).toHaveText(note);
  await navigate(page, '/settings/apps');
  const health = (id: string) => page.locator(`am-settings-page [data-id=${id}] .health`);
  await expect(health('notifications')).toHaveText(note);
  await expect(health('notificationCake')).toHaveText(note);
  await switchScript(page, 'void', false);
  await navigate(page, '/notifications');
  await expect(page.locator('am-notifications .row').first()).toBeVisible();
  await navigate(page, '/settings/apps');
  await expect(page.locator('am-settings-page .health', {hasText: 'VoidVerified'})).toHaveCount(0);
  await expect(health('notificationCake')).toHaveText('Works here');
});

test('[titleAliases] renames a heading and the titles of a list beside what other extensions put into them', async ({
  open,
  ids,
}) => {
  const page = await open(`/anime/${ids.anime}/?foreign=children`, {as: 'member'});
  const heading = page.locator('.media .header .content > h1');
  await expect(heading.locator('.malsync-mark')).toHaveText('MAL');
  const before = await ownText(heading);
  await changeStandaloneSetting(page, 'titleAliases', [[`/anime/${ids.anime}/`, 'Other name']]);
  await expect.poll(() => ownText(heading)).toBe('Other name');
  await expect(heading.locator('.malsync-mark')).toHaveText('MAL');
  await expect(heading.locator('.eastrane-copy')).toHaveText('Copy');
  await changeSettings(page, {titleAliases: false});
  await expect.poll(() => ownText(heading)).toBe(before);
});

test('[draw3x3] names the picks as the site does, without the titles that another extension adds', async ({
  open,
  ids,
}) => {
  const page = await open(`/user/${ids.other}/animelist?foreign=children`, {as: 'member'});
  const link = page.locator('.medialist .list-entries .row .title > a').first();
  await expect(link.locator('.english-title')).toHaveText('English title');
  await page.locator('am-draw3x3-box').getByRole('button', {name: '3x3', exact: true}).click();
  await page.locator('.medialist .list-entries .row .cover .image').first().click();
  const picks = page.locator('am-draw3x3-box').getByRole('dialog', {name: '3x3'}).getByRole('listitem');
  await expect(picks.locator('span').first()).toHaveText(await ownText(link));
  await expect(picks).toHaveCount(1);
});

test('[dubMarker] gives way to another script that insists on the place above the sidebar', async ({open, ids}) => {
  const page = await open(`/anime/${ids.anime}/?foreign=tmsync`, {as: 'member', settings: {dubMarker: true}});
  const places = page.locator('.media .sidebar > :is(.tmsync-links, am-dub-marker)');
  const names = () => places.evaluateAll(nodes => nodes.map(node => node.className || node.localName));
  await expect.poll(names).toEqual(['tmsync-links', 'am-dub-marker']);
  await waitUntilQuiet(page);
  expect(await names()).toEqual(['tmsync-links', 'am-dub-marker']);
});
