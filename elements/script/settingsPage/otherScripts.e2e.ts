import type {Page} from '@playwright/test';
import {navigate} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true, settings: {settingsTab: 'Notifications'}} as const;
const note = "Shown by VoidVerified instead. To use Automail's, turn it off in VoidVerified's settings.";

/** Starts a foreign script in the open page, or stops it. */
const switchScript = (page: Page, name: string, on: boolean) =>
  page.evaluate(
    ([key, names]) => (Reflect.get(window, 'automailStandIn') as Record<string, (names: string) => void>)[key]?.(names),
    [on ? 'startForeign' : 'stopForeign', name] as const,
  );

test('[settingsPage] shows which features VoidVerified replaces, until they show something again', async ({open}) => {
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
