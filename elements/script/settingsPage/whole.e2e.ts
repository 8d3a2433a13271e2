import {readFile} from 'node:fs/promises';

import type {Page} from '@playwright/test';

import {navigate, changeSettings} from '#e2e/support/page';
import {openTab, settingsOf} from '#e2e/support/settings';
import {siteUrl} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';
import {vaultToken} from '#e2e/support/vault';

const section = 'am-settings-page';
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as Record<string, unknown>);

test(
  '[settingsPage] undoes presets and defaults in one step, and from backups after a reload',
  {tag: ['@dates', '@core']},
  async ({open}) => {
    const settings = {settingsTab: 'help', droppedScore: true, ofAnother: {a: 1}};
    const page = await open('/settings/apps', {as: 'member', settings});
    const own = page.locator(section);
    const isDropped = (is: boolean | undefined) => expect.poll(async () => (await stored(page)).droppedScore).toBe(is);
    await own.getByRole('button', {name: 'Default Settings'}).click();
    await own.getByRole('button', {name: 'Apply “Default Settings”'}).click();
    await isDropped(undefined);
    await expect.poll(() => stored(page)).toMatchObject({ofAnother: {a: 1}});
    await own.getByRole('button', {name: 'Undo'}).click();
    await isDropped(true);
    await openTab(page, 'Start');
    await own.getByRole('listitem', {name: 'Everything useful'}).getByRole('button').click();
    await expect.poll(() => stored(page)).toMatchObject({statusBorder: true});
    await own.getByRole('listitem', {name: 'Calm'}).getByRole('button').click();
    await isDropped(false);
    await page.reload();
    await openTab(page, 'Help & repair');
    await own.getByText(/^Backups \(/).click();
    await own.getByRole('listitem').filter({hasText: 'Before: default settings'}).getByRole('button').click();
    await isDropped(true);
    await openTab(page, 'All');
    await expect(own.locator('[data-id=documentTitle] input').first()).toBeChecked();
  },
);

test('[settingsPage] exports to a file and imports it into every open tab', {tag: '@dates'}, async ({open}) => {
  const settings = {settingsTab: 'help', droppedScore: true};
  const page = await open('/settings/apps', {as: 'member', token: true, settings});
  const own = page.locator(section);
  const token = (await vaultToken(page)) ?? '';
  expect(token).not.toBe('');
  const download = page.waitForEvent('download');
  await own.getByRole('button', {name: 'Export settings'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^automail-settings-\d{4}-\d\d-\d\d\.json$/);
  const path = await file.path();
  await expect.poll(() => readFile(path, 'utf8')).not.toContain(token);
  const other = await page.context().newPage();
  await other.goto(`${siteUrl}/settings/apps#droppedScore`);
  await changeSettings(page, {droppedScore: false});
  await own.getByLabel('Import settings').setInputFiles(path);
  await own.getByRole('button', {name: 'Import these settings'}).click();
  await expect(settingsOf(other).locator('[data-option=droppedScore] input').first()).toBeChecked();
  await expect.poll(() => stored(page)).toMatchObject({droppedScore: true});
  await expect.poll(() => vaultToken(page)).toBe(token);
});

const wrongFiles = [
  ['a file with a wrong byte', Buffer.from('{"CSSgreenManga": true, "x": "\u00e9"}', 'latin1'), "couldn't read"],
  ['a picture', '\u0089PNG\r\n', "isn't valid JSON"],
  ['something else', '{"name": "left-pad"}', 'no Automail settings'],
  ['an export of a list', '{"version": "1.01", "type": "ANIME", "lists": []}', 'no Automail settings'],
] as const;

test('[settingsPage] changes nothing when a wrong file is imported', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member', settings: {settingsTab: 'help', droppedScore: true}});
  const before = await stored(page);
  for (const [name, content, message] of wrongFiles)
    await test.step(name, async () => {
      await page
        .locator(section)
        .getByLabel('Import settings')
        .setInputFiles({
          name: 'file.json',
          mimeType: 'application/json',
          buffer: typeof content === 'string' ? Buffer.from(content) : content,
        });
      await expect(page.locator(section).getByRole('alert')).toContainText(message);
      expect(await stored(page)).toEqual(before);
    });
});

test('[settingsPage] finds the feature at fault by bisection, across pages and reloads, and restores the rest', async ({
  open,
}) => {
  const page = await open('/settings/apps', {as: 'member', settings: {settingsTab: 'help', CSSgreenManga: true}});
  const own = page.locator(section);
  const culprit = 'am-document-title';
  const before = await stored(page);
  await expect(page.locator(culprit)).toHaveCount(1);
  await own.getByRole('button', {name: 'Start', exact: true}).click();
  await expect(page.locator(culprit)).toHaveCount(0);
  await openTab(page, 'All');
  const box = own.locator('[data-id=documentTitle]').getByRole('switch');
  await expect(box, 'a switch shows what is on').not.toBeChecked();
  await expect(box).toBeDisabled();
  await navigate(page, '/home');
  await page.getByRole('button', {name: 'Answer'}).click();
  await page.waitForURL('**/settings/apps#aniscripts-bisect');
  await page.reload();
  for (let step = 0; step < 12; step += 1) {
    const isGone = (await page.locator(culprit).count()) === 0;
    await own.getByRole('button', {name: isGone ? 'The problem is gone' : 'The problem is still there'}).click();
    const found = own.getByText('The cause is: Tidy page titles', {exact: false});
    await expect(found.or(own.getByRole('button', {name: 'The problem is still there'}))).toBeVisible();
    if (await found.isVisible()) break;
  }
  await expect(page.locator(culprit)).toHaveCount(1);
  const rest = await stored(page);
  expect(rest).toMatchObject({CSSgreenManga: before.CSSgreenManga});
  expect(rest).not.toHaveProperty('culpritSearch');
  await own.getByRole('button', {name: 'Turn it off'}).click();
  await expect(page.locator(culprit)).toHaveCount(0);
});

test('[settingsPage] shows users of an older version what is new', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member', settings: {completedScore: true}});
  const news = page.locator(section).getByRole('group', {name: "What's new"});
  const link = page.locator(section).getByRole('link', {name: /^What's new in version [\d.]+$/});
  await link.click();
  await expect(news).toBeFocused();
  await news.locator('summary').click();
  await expect(news).toContainText('Every switch works at once');
  await expect(news).not.toContainText('settingsPage');
  const fresh = news.getByRole('list', {name: 'New features'});
  const drafts = fresh.getByRole('switch', {name: 'Saved drafts'});
  await expect(drafts).toBeChecked();
  await drafts.setChecked(false);
  await expect.poll(() => stored(page)).toMatchObject({drafts: false});
  await news.getByRole('button', {name: "Don't show this again"}).click();
  await expect(link).toHaveCount(0);
  await expect(fresh, 'the features can still be found').toBeVisible();
});
