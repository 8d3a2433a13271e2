import type {Page} from '@playwright/test';

import {openRow, openTab} from '#e2e/support/settings';
import {expect, test} from '#e2e/support/test';

const section = (page: Page) => page.locator('am-settings-page');
const droppedScore = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as {droppedScore?: boolean}).droppedScore,
  );

test('[settingsPage] keeps the first backup, whatever is clicked afterwards', {tag: '@dates'}, async ({open}) => {
  const page = await open('/settings/apps', {as: 'member', settings: {settingsTab: 'help', droppedScore: true}});
  const own = section(page);
  const isDropped = (is: boolean) => expect.poll(() => droppedScore(page)).toBe(is || undefined);
  await own.getByRole('button', {name: 'Default Settings'}).click();
  await own.getByRole('button', {name: 'Apply “Default Settings”'}).click();
  await isDropped(false);
  for (let click = 0; click < 11; click += 1)
    for (const names of [['Undo'], ['Default Settings', 'Apply “Default Settings”']]) {
      for (const name of names) await own.getByRole('button', {name, exact: true}).click();
      await isDropped(names[0] === 'Undo');
    }
  await page.reload();
  await own.getByText(/^Backups \(/).click();
  await own.getByRole('listitem').filter({hasText: 'Daily backup'}).getByRole('button').click();
  await isDropped(true);
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
  const page = await open('/settings/apps', {as: 'member', settings: {...data, settingsTab: 'all'}});
  const own = section(page);
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
