import type {Page} from '@playwright/test';
import {waitUntilQuiet} from '../support/page';
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

  test(`[betterListPreview] turns off beside VoidVerified’s lists, which start ${when}, and returns when they end`, async ({
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

  test(`[notificationCake] [dismissDot] leave the dot to VoidVerified, which starts ${when}, and return when it ends`, async ({
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
