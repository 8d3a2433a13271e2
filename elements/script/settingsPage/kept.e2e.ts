import type {Page} from '@playwright/test';

import {expect, test} from '#e2e/support/test';

const section = (page: Page) => page.locator('am-settings-page');

test('[settingsPage] keeps the first backup, whatever is clicked afterwards', {tag: '@dates'}, async ({open}) => {
  const page = await open('/settings/apps', {as: 'member', settings: {droppedScore: true}});
  const own = section(page);
  const dropped = own.locator('[data-option=droppedScore] input').first();
  await own.getByRole('button', {name: 'Default Settings'}).click();
  await own.getByRole('button', {name: 'Apply “Default Settings”'}).click();
  await expect(dropped).not.toBeChecked();
  for (let click = 0; click < 11; click += 1)
    for (const names of [['Undo'], ['Default Settings', 'Apply “Default Settings”']]) {
      for (const name of names) await own.getByRole('button', {name, exact: true}).click();
      await expect(dropped).toBeChecked({checked: names[0] === 'Undo'});
    }
  await page.reload();
  await own.getByText(/^Backups \(/).click();
  await own.getByRole('listitem').filter({hasText: 'Daily backup'}).getByRole('button').click();
  await expect(dropped).toBeChecked();
});

test('[settingsPage] resets feature data with the default settings, and a single feature with an undo', async ({
  open,
}) => {
  const data = {
    colourSettings: {'--color-red': {initial: '#010203'}},
    notificationColours: {AIRING: {colour: 'rgb(1,2,3)', supress: true}},
    customCSSValue: '.nav {}',
    profileBackgroundValue: 'red',
  };
  const page = await open('/settings/apps', {as: 'member', settings: data});
  const own = section(page);
  const row = (id: string) => own.locator(`[data-id=${id}]`);
  const changed = (id: string) =>
    row(id)
      .locator('.changed')
      .getByRole('button', {name: /^Reset/});
  const ids = ['colourPicker', 'notificationCake', 'customCSS', 'profileBackground'];
  for (const id of ids) await expect(changed(id)).toBeVisible();
  await changed('colourPicker').click();
  await expect(changed('colourPicker')).toHaveCount(0);
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(changed('colourPicker')).toBeVisible();
  await own.getByRole('button', {name: 'Default Settings'}).click();
  await own.getByRole('button', {name: 'Apply “Default Settings”'}).click();
  for (const id of ids) await expect(changed(id)).toHaveCount(0);
  const stored = await page.evaluate(() => localStorage.getItem('hohSettings') ?? '');
  for (const key of Object.keys(data)) expect(stored).not.toContain(key);
});
