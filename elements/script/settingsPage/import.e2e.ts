import type {Page} from '@playwright/test';

import {openTab} from '#e2e/support/settings';
import {expect, test} from '#e2e/support/test';

const section = (page: Page) => page.locator('am-settings-page');
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as Record<string, unknown>);
const aliases = (page: Page) => page.evaluate(() => localStorage.getItem('titleAliases'));

/** Chooses a file with this text, as a user does. */
const choose = (page: Page, text: string | Uint8Array) =>
  section(page)
    .getByLabel('Import settings')
    .setInputFiles({name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text)});

const storeAliases = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('titleAliases', '[["/anime/1/","Bebop"]]'));

test(
  '[settingsPage] imports what a file of the older script names and keeps everything else',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/settings/apps#aniscripts-all', {
      as: 'member',
      settings: {clientId: '4870', droppedScore: true, CSSgreenManga: false},
      beforeLoad: storeAliases,
    });
    const before = await stored(page);
    await choose(page, '{"CSSgreenManga": true, "forumPreviewNumber": "7", "hideLikes": "maybe"}');
    const preview = section(page).getByRole('group', {name: 'Import settings from mine.json'});
    await expect(preview.getByRole('list').first().getByRole('listitem')).toHaveText([
      / \(.+ .+\): 3 → 7$/,
      /off → on$/,
    ]);
    await expect(preview).toContainText('1 will be skipped:');
    await expect(preview).toContainText('its value is invalid');
    await expect.poll(() => stored(page)).toEqual(before);
    await preview.getByRole('button', {name: 'Import these settings'}).click();
    await expect
      .poll(() => stored(page))
      .toMatchObject({
        clientId: '4870',
        droppedScore: true,
        CSSgreenManga: true,
        forumPreviewNumber: 7,
      });
    await expect.poll(() => aliases(page)).toBe('[["/anime/1/","Bebop"]]');
  },
);

test('[settingsPage] switches the features of a file of 10.6.4 by their keys, and names what has no counterpart', async ({
  open,
}) => {
  const page = await open('/settings/apps#aniscripts-all', {as: 'member', settings: {}});
  const file = {hideLikes: true, noAutoplay: true, settingsTip: false, browseSubmenu: true, unheardOf: [1]};
  await choose(page, JSON.stringify(file));
  const preview = section(page).getByRole('group', {name: 'Import settings from mine.json'});
  const others = preview.getByRole('list', {name: '2 settings of other versions will be kept'});
  await expect(others.getByRole('listitem')).toHaveText(['Menu at Browse', 'unheardOf']);
  await preview.getByRole('button', {name: 'Import these settings'}).click();
  await openTab(page, 'All');
  for (const [id, on] of [
    ['hideLikes', true],
    ['noAutoplay', true],
    ['settingsTip', false],
  ] as const)
    await expect(section(page).locator(`[data-id=${id}] input`).first()).toBeChecked({checked: on});
  await expect.poll(() => stored(page)).toMatchObject(file);
});

test('[settingsPage] replaces all settings with a file only when asked to, and undoes it', async ({open}) => {
  const page = await open('/settings/apps#aniscripts-all', {
    as: 'member',
    settings: {droppedScore: true},
    beforeLoad: storeAliases,
  });
  const isDropped = (is: boolean | undefined) => expect.poll(async () => (await stored(page)).droppedScore).toBe(is);
  await choose(page, '{"CSSgreenManga": true}');
  await section(page).getByText('Replace everything instead').click();
  await section(page).getByRole('button', {name: 'Replace everything'}).click();
  await isDropped(undefined);
  await expect.poll(() => aliases(page)).toBe(null);
  await section(page).getByRole('button', {name: 'Undo'}).click();
  await isDropped(true);
  await expect.poll(() => aliases(page)).toBe('[["/anime/1/","Bebop"]]');
});

test('[settingsPage] reads neither features nor a sign-in from the prototype of a file, without a vault', async ({
  open,
}) => {
  const page = await open('/settings/apps#aniscripts-all', {as: 'member', vault: false});
  await choose(page, '{"__proto__": {"droppedScore": true, "accessToken": "a.b.c"}, "hideLikes": true}');
  await section(page).getByRole('button', {name: 'Import these settings'}).click();
  await expect.poll(() => stored(page)).toMatchObject({hideLikes: true});
  expect(await stored(page)).not.toHaveProperty('droppedScore');
  await expect(section(page)).toContainText(/Not signed in/);
  await page.reload();
  await expect(section(page)).toContainText(/Not signed in/);
});

test('[settingsPage] skips settings with the wrong shape in a file and lists them by their labels', async ({open}) => {
  const page = await open('/settings/apps#aniscripts-all', {as: 'member'});
  await choose(
    page,
    '{"hideLikes": true, "colourSettings": "x", "clientId": 5, "dubMarkerLanguage": "Klingon", "settingsVersion": 99, "titleAliases": true}',
  );
  const preview = section(page).getByRole('group', {name: 'Import settings from mine.json'});
  for (const name of ['Adjusted colors', 'Client ID', 'Dub language', 'Settings format'])
    await expect(preview.getByRole('list', {name: 'skipped'})).toContainText(name);
  await expect(preview).not.toContainText('@');
  await preview.getByRole('button', {name: 'Import these settings'}).click();
  await expect.poll(() => stored(page)).toMatchObject({hideLikes: true});
  await page.reload();
  await expect.poll(() => stored(page)).toMatchObject({hideLikes: true});
  await expect(section(page).locator('.notices')).toHaveCount(0);
});
