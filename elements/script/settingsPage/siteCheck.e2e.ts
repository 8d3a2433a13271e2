// The check of the site, from the settings through one page of each kind and back.
import type {Page} from '@playwright/test';

import {queryAsMember} from '#e2e/support/api';
import {violations} from '#e2e/support/axe';
import {listedTexts} from '#e2e/support/listed';
import {redesigned} from '#e2e/support/redesign';
import {hurrySiteCheck} from '#e2e/support/siteCheck';
import {expect, test} from '#e2e/support/test';

const signedIn = {as: 'member', token: true} as const;
const panel = (page: Page) => page.locator('am-settings-page').getByRole('group', {name: 'Check the site'});
const toast = (page: Page) => page.locator('am-toasts');
const begin = (page: Page) => panel(page).getByRole('button', {name: 'Check the site'}).click();
const summary = (page: Page) => panel(page).getByText(/^\d+ of \d+ pages checked, /);

test('[settingsPage] finds nothing wrong on any kind of page of the unchanged site', async ({open, standIn}) => {
  await hurrySiteCheck(standIn);
  const unread = () =>
    queryAsMember<{Viewer: {unreadNotificationCount: number}}>(
      standIn,
      'member',
      '{ Viewer { unreadNotificationCount } }',
    );
  const before = await unread();
  expect(before.Viewer.unreadNotificationCount).toBeGreaterThan(0);
  const page = await open('/settings/apps#aniscripts-check', signedIn);
  await begin(page);
  await summary(page).waitFor({timeout: 0});
  await expect(panel(page).getByRole('list', {name: 'Findings'})).toHaveCount(0);
  await expect(panel(page)).toContainText(/every feature/i);
  expect(new URL(page.url()).pathname).toBe('/settings/apps');
  // Opening the notifications would mark all of them as read.
  expect(await unread()).toEqual(before);
  await panel(page).getByText('Longest load time per feature').click();
  const times = panel(page).getByRole('listitem');
  for (const line of await listedTexts(times, 20)) expect(line).toMatch(/^\w+: \w+: [\d,]+ ms$/);
});

/**
 * Anchors of features that are on by default that the redesign has moved: the page and the feature, the anchor, the
 * class.
 */
const moved = [
  ['home: feedQuickFilter', 'feedList', 'activity-feed-wrap'],
  ['userLists: draw3x3', 'listFilters', 'filters-wrap'],
  ['userLists: newChapters', 'listFilters', 'filters-wrap'],
  ['userLists: tagIndex', 'listFilters', 'filters-wrap'],
  ['userStats: moreStats', 'statsFilters', 'filter-wrap'],
  ['searchCharacters: characterFavouriteCount', 'characterCard', 'character-card'],
  ['searchStaff: staffPages', 'staffSearchCard', 'staff-card'],
] as const;

test('[settingsPage] reports every anchor that a redesign of the site has moved, without a user name', async ({
  open,
  ids,
  standIn,
  expectedReports,
}) => {
  expectedReports.push(/unexpected notification UI/);
  await hurrySiteCheck(standIn);
  const page = await open('/settings/apps?redesign=1#aniscripts-check', signedIn);
  await begin(page);
  await summary(page).waitFor({timeout: 0});
  const findings = await panel(page).getByRole('list', {name: 'Findings'}).getByRole('listitem').allInnerTexts();
  const expected = moved.map(([where, anchor]) => `${where}: “${anchor}” is no longer on this page`);
  // Findings of a page are in the order of the settings.
  expect(findings.toSorted()).toEqual(expected.toSorted());
  for (const [where, , name] of moved) expect(redesigned, where).toContain(name);
  expect(await violations(page, 'am-settings-page')).toEqual([]);
  await panel(page)
    .getByRole('button', {name: /^Copy report/})
    .click();
  // The browser of the tests forbids the clipboard.
  const report = await panel(page)
    .getByRole('textbox', {name: /report/i})
    .inputValue();
  for (const finding of findings) expect(report).toContain(finding);
  expect(report).toMatch(/^Longest load time per feature\n\w+: \w+: [\d,]+ ms$/m);
  expect(report).not.toContain(ids.user);
  await expect(panel(page).getByRole('link', {name: 'Open a prefilled issue'})).toHaveAttribute(
    'href',
    /\/issues\/new\?template=bug\.yml&title=.+&report=.+/,
  );
});

test('[settingsPage] waits for the link to the next page on a page that the site fills late', async ({
  open,
  standIn,
}) => {
  const page = await open('/settings/apps#aniscripts-check', signedIn);
  // Longer than the site has to be still for its page to count as settled.
  await standIn.control('faults?operation=HomeFeed&kind=latency&ms=6000&who=site');
  await begin(page);
  await page.waitForURL(/\/home$/);
  await page.waitForURL(/\/activity\/\d+$/, {timeout: 20_000});
  await toast(page).getByRole('button', {name: 'Stop'}).click();
  await expect(summary(page)).toBeVisible();
});

test('[settingsPage] stops the check of the site when the user asks for it, and keeps the findings', async ({
  open,
  standIn,
  expectedReports,
}) => {
  expectedReports.push(/failed/);
  await standIn.control('faults?operation=*&kind=500');
  const page = await open('/settings/apps#aniscripts-check', signedIn);
  await begin(page);
  await expect(toast(page).getByText(/^Checking AniList: page 2 of \d+$/)).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe('/settings/apps');
  await toast(page).getByRole('button', {name: 'Stop'}).click();
  await expect(summary(page)).toContainText(/^1 of \d+ pages checked, /);
  await expect(panel(page).getByRole('listitem').first()).toContainText(/^home: \w+: [A-Z]/);
  await panel(page).getByRole('button', {name: 'Check again'}).click();
  await expect(toast(page).getByText(/^Checking AniList: page 1 of \d+$/)).toBeVisible();
  await toast(page).getByRole('button', {name: 'Stop'}).click();
  await expect(summary(page)).toContainText(/^0 of \d+ pages checked/);
});
