import {expect, test} from '#e2e/support/test';

test('[settingsTip] links to the settings', {tag: '@core'}, async ({open}) => {
  const page = await open('/notifications', {as: 'member'});
  const tip = page.locator('am-settings-tip');
  await expect(tip).toContainText('You can turn parts of Automail on and off');
  await tip.getByRole('link').click();
  await expect(page).toHaveURL(/\/settings\/apps$/);
  await expect(tip).toHaveCount(0);
});
