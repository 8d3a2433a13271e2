import {navigate, changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

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
