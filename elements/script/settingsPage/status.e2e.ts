// The messages in the settings while AniList does not answer.
import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {vaultToken} from '#e2e/support/vault';
import {expect, test} from '#e2e/support/test';

const section = 'am-settings-page';

test(
  '[settingsPage] says plainly that AniList has turned access off, that the network is gone, and that the sign-in has expired',
  {tag: '@core'},
  async ({open, ids, standIn, expectedReports}) => {
    expectedReports.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    const page = await open('/settings/apps', {as: 'member', token: true});
    const status = page.locator(section).locator('.status');
    await expect(status).toHaveText('');
    const ask = async (path: string) => {
      await navigate(page, path);
      await waitUntilQuiet(page);
      await navigate(page, '/settings/apps');
    };
    await standIn.control('faults?operation=*&kind=403');
    await ask(`/character/${ids.character}`);
    await expect(status).toHaveText(/^AniList has temporarily turned off access .* Your changes are kept/);
    await page.context().setOffline(true);
    await expect(status).toHaveText(/^You're offline\./);
    await page.context().setOffline(false);
    await standIn.control('faults?clear');
    await standIn.control('faults?operation=*&kind=invalid-token');
    await ask('/search/characters');
    await expect(status).toContainText('AniList is rejecting your sign-in');
    await expect.poll(() => vaultToken(page)).not.toBe(undefined);
    await standIn.control('faults?clear');
    await page
      .locator('am-settings-page')
      .getByText(/rejecting your sign-in\.$/)
      .click();
    await page.locator(section).getByRole('button', {name: 'Try again'}).click();
    await expect(status).toHaveText('');
    await ask('/search/staff');
    await expect(status).toHaveText('');
  },
);

test('shows in features and in a message that AniList is rejecting the sign-in, until it accepts it again', async ({
  open,
  standIn,
}) => {
  await standIn.control('faults?operation=*&kind=invalid-token');
  const page = await open('/terms', {as: 'member', token: true, settings: {termsFeed: true}});
  const feed = page.locator('am-terms-feed');
  const message = page.getByText('AniList is rejecting your sign-in. Features that need it are off', {exact: false});
  await expect(feed.getByRole('status')).toContainText(/reject/);
  await expect(feed.getByRole('link', {name: 'Sign in again'})).toHaveAttribute('href', /^\/settings\/apps#/);
  await expect(message).toBeVisible();
  // Still refused: the message returns.
  await feed.getByRole('button', {name: 'Try again'}).click();
  await expect(feed.getByRole('button', {name: 'Try again'})).toBeVisible();
  await standIn.control('faults?clear');
  await feed.getByRole('button', {name: 'Try again'}).click();
  await expect(feed.getByRole('article').first()).toBeVisible();
  await expect(message).toHaveCount(0);
});
