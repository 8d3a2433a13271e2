import {openRow, openTab} from '#e2e/support/settings';
import {expect, test} from '#e2e/support/test';

test('[settingsPage] resets feature data with the default settings, and a single feature with an undo', async ({
  open,
}) => {
  const data = {
    colourSettings: {'--color-red': {initial: '#010203'}},
    notificationColours: {AIRING: {colour: 'rgb(1,2,3)', supress: true}},
    customCSSValue: '.nav {}',
    profileBackgroundValue: 'red',
  };
  const page = await open('/settings/apps', {as: 'member', settings: {...data, settingsTab: 'all'}});
  const own = page.locator('am-settings-page');
  const row = (id: string) => own.locator(`[data-id=${id}]`);
  const changed = (id: string) =>
    row(id)
      .locator('.changed')
      .getByRole('button', {name: /^Reset/});
  const ids = ['colourPicker', 'notificationCake', 'customCSS', 'profileBackground'];
  for (const id of ids) await openRow(page, id);
  for (const id of ids) await expect(changed(id)).toBeVisible();
  await changed('colourPicker').click();
  await expect(changed('colourPicker')).toHaveCount(0);
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(changed('colourPicker')).toBeVisible();
  await openTab(page, 'Help & repair');
  await own.getByRole('button', {name: 'Default Settings'}).click();
  await own.getByRole('button', {name: 'Apply “Default Settings”'}).click();
  await openTab(page, 'All');
  for (const id of ids) await openRow(page, id);
  for (const id of ids) await expect(changed(id)).toHaveCount(0);
  const stored = await page.evaluate(() => localStorage.getItem('hohSettings') ?? '');
  for (const key of Object.keys(data)) expect(stored).not.toContain(key);
});
