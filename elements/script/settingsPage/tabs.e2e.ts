// The tabs of the settings: their sizes, their keyboard, and the ways into them.
import type {Page} from '@playwright/test';

import {largest} from '#e2e/support/listed';
import {waitUntilQuiet} from '#e2e/support/page';
import {goToSetting, inAllTab, openRow, openTab, settingsOf} from '#e2e/support/settings';
import {siteUrl} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const tabs = [
  ...['Start', 'Notifications', 'Feeds', 'Forum', 'Lists', 'Profiles', 'Stats', 'Media', 'Navigation', 'Browse'],
  ...['Script', 'Submissions', 'Newly Added', 'Login', 'Help & repair'],
];

/** The number of places where Tab stops in our section. */
const stops = (page: Page) =>
  settingsOf(page).evaluate(
    node =>
      [...(node.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
        each => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility({visibilityProperty: true}),
      ).length,
  );

test('[settingsPage] is at most 3,000 px high and has at most 60 stops in each tab with closed rows', async ({
  open,
}) => {
  const page = await open('/settings/apps', {as: 'member', token: true, width: 1600});
  const own = settingsOf(page);
  await expect(own.getByRole('tab')).toHaveCount(tabs.length + 1);
  for (const name of tabs)
    await test.step(name, async () => {
      await openTab(page, name);
      await waitUntilQuiet(page);
      const box = await own.boundingBox();
      expect.soft(box?.height, `height of ${name}`).toBeLessThanOrEqual(3000);
      expect.soft(await stops(page), `stops in ${name}`).toBeLessThanOrEqual(60);
      const rows = await own
        .locator('.feature')
        .evaluateAll(nodes => nodes.map(node => node.getBoundingClientRect().height));
      if (rows.length) expect.soft(largest(rows), `height of rows in ${name}`).toBeLessThanOrEqual(44);
    });
});

test('[settingsPage] draws far groups of the tab of all features late, and a link and a search reach them', async ({
  open,
}) => {
  const page = await open('/settings/apps', {as: 'member', settings: inAllTab});
  const own = settingsOf(page);
  const isDrawn = (id: string) =>
    own
      .locator(`[data-id=${id}] .name`)
      .evaluate(node => node.checkVisibility({contentVisibilityAuto: true} as CheckVisibilityOptions));
  await expect(own.locator('[data-id]')).not.toHaveCount(0);
  await expect.poll(() => isDrawn('notifications')).toBe(true);
  expect(await isDrawn('automailAPI')).toBe(false);
  await goToSetting(page, 'automailAPI');
  const last = own.locator('[data-id=automailAPI]');
  await expect(last.getByRole('switch')).toBeFocused();
  await expect(last.getByRole('switch')).toBeInViewport();
  await expect(own.getByRole('tab', {name: 'All', exact: true})).toHaveAttribute('aria-selected', 'true');
  await own.getByRole('searchbox').fill('automailAPI');
  await expect(own.locator('[data-id=automailAPI] .name')).toBeInViewport();
});

test('[settingsPage] opens the tab of a feature, an option or a section that a link or the address names', async ({
  open,
}) => {
  const page = await open('/settings/apps#droppedScore', {as: 'member', settings: {settingsTab: 'Media'}});
  const own = settingsOf(page);
  const isOpen = (name: string) =>
    expect(own.getByRole('tab', {name, exact: true})).toHaveAttribute('aria-selected', 'true');
  await isOpen('Feeds');
  await expect(own.locator('[data-option=droppedScore] input')).toBeFocused();
  await goToSetting(page, 'aniscripts-requests');
  await isOpen('Help & repair');
  await expect(own.getByRole('group', {name: 'Requests to AniList'})).toBeFocused();
  await goToSetting(page, 'CSSverticalNav');
  await isOpen('Navigation');
  await expect(own.locator('[data-id=CSSverticalNav]')).toBeInViewport();
  await goToSetting(page, 'aniscripts-sign-in');
  await isOpen('Start');
  await page.goto(`${siteUrl}/settings/apps`);
  await isOpen('Media');
});

test('[settingsPage] moves among tabs and rows by the arrow keys, and opens a row by Enter', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member', settings: {settingsTab: 'Notifications'}});
  const own = settingsOf(page);
  await own.getByRole('tab', {name: 'Notifications', exact: true}).focus();
  await page.keyboard.press('End');
  await expect(own.getByRole('tab', {name: 'Help & repair'})).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const rows = own.locator('[data-id]');
  await rows.first().getByRole('switch').focus();
  await page.keyboard.press('End');
  await expect(rows.last().getByRole('switch')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  const button = rows.nth((await rows.count()) - 2).getByRole('button', {name: /^More about/});
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('[settingsPage] has a labelled select in place of the tabs on a phone', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member', width: 400});
  const own = settingsOf(page);
  const select = own.getByRole('combobox', {name: 'Part of the settings'});
  await expect(select).toHaveValue('start');
  await expect(own.getByRole('tab').first()).toBeHidden();
  await openTab(page, 'Forum');
  await expect(own.locator('[data-id=forumComments]')).toBeVisible();
  await openRow(page, 'forumComments');
  const sizes = await own
    .locator('.feature .head > .open, .feature .switch, select')
    .evaluateAll(nodes =>
      nodes.filter(node => node.checkVisibility()).map(node => node.getBoundingClientRect().height),
    );
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(40);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
});

test('[settingsPage] deletes stored answers after a question', async ({open, ids}) => {
  const page = await open(`/character/${ids.character}`, {as: 'member'});
  await expect(page.locator('am-character-favourite-count-header')).toHaveText(/\d/);
  await page.goto(`${siteUrl}/settings/apps#aniscripts-stored`);
  const panel = settingsOf(page).getByRole('group', {name: 'What is stored here'});
  const line = panel.getByRole('listitem').filter({hasText: "AniList's answers"}).first();
  await expect(line).toContainText(/\d KB/);
  await line.getByRole('button', {name: /^Delete /}).click();
  await line.getByRole('button', {name: 'Delete for good'}).click();
  await expect(line).toContainText('nothing');
  await expect(panel.getByRole('status')).toContainText(/^Deleted: /);
});
