// Fixes between releases: a list from an address of the build turns features off and replaces selectors (rule
// script-8). A release build has no address, so the list is tested with the one for the stand-in.
import type {Page} from '@playwright/test';

import {violations} from '#e2e/support/axe';
import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {openRow, openTab} from '#e2e/support/settings';
import {standInScript} from '#e2e/support/pseudo';
import {expect, test} from '#e2e/support/test';

const address = '**/__standin/site-fixes';
const settingsPage = 'am-settings-page';
const score = 'am-completed-score-feed';
const filter = 'am-feed-quick-filter-button';
const panel = (page: Page) => page.locator(settingsPage).getByRole('group', {name: 'Fixes between releases'});

const fixes = {
  version: 1,
  features: [{id: 'completedScore', reason: 'AniList has moved the scores.'}],
  selectors: [
    {name: 'feedList', selector: '.feed-column > .activity-feed', reason: 'AniList has renamed the feed.'},
    {name: 'feedTools', selector: '.feed-column > .block-title > .feed-scope', reason: 'AniList has renamed the feed.'},
    {name: 'listFilters', selector: 'div[', reason: 'This is no selector.'},
  ],
};

/** Answers with a list from now on; returns how often it was requested. */
async function publish(page: Page, body: string, status = 200) {
  let count = 0;
  await page.unroute(address);
  await page.route(address, route => {
    count += 1;
    return route.fulfill({status, body, contentType: 'application/json'});
  });
  return () => count;
}

test('[settingsPage] turns off a feature in the list of fixes, explains why, and lets the user use it anyway', async ({
  open,
}) => {
  let asked = () => 0;
  const page = await open('/home', {
    as: 'member',
    script: standInScript,
    beforeLoad: async each => (asked = await publish(each, JSON.stringify({...fixes, selectors: []}))),
  });
  await expect.poll(asked).toBe(1);
  await expect(page.locator(score)).toHaveCount(0);
  await page.reload();
  await waitUntilQuiet(page);
  await expect(page.locator(score)).toHaveCount(0);
  expect(asked()).toBe(1);

  await navigate(page, '/settings/apps#aniscripts-fixes');
  await expect(panel(page).getByRole('checkbox', {name: /^Turn off: /})).toBeChecked();
  await expect(panel(page)).toContainText('Last checked: ');
  expect(await violations(page, settingsPage)).toEqual([]);
  await openTab(page, 'Feeds');
  await openRow(page, 'activityScores');
  const row = page.locator(`${settingsPage} [data-option=completedScore]`);
  await expect(row).toContainText(/: AniList has moved the scores\./);
  await row.getByRole('button', {name: /^Use anyway/}).click();
  await expect(row).not.toContainText('Turned off until');
  await openTab(page, 'Help & repair');
  await expect(panel(page).getByRole('checkbox', {name: /^Turn off: /})).not.toBeChecked();
  await navigate(page, '/home');
  await expect(page.locator(score).first()).toBeAttached();

  await navigate(page, '/settings/apps#aniscripts-fixes');
  await panel(page)
    .getByRole('checkbox', {name: /^Turn off: /})
    .check();
  await navigate(page, '/home');
  await waitUntilQuiet(page);
  await expect(page.locator(score)).toHaveCount(0);
});

test('[settingsPage] finds a moved anchor through the list of fixes after a reload, and reports an invalid selector', async ({
  open,
  expectedReports,
}) => {
  expectedReports.push(/These selector overrides are invalid or unknown: listFilters\./);
  const page = await open('/home?redesign=1', {
    as: 'member',
    script: standInScript,
    beforeLoad: each => publish(each, JSON.stringify({...fixes, features: []})),
  });
  await waitUntilQuiet(page);
  await expect(page.locator(filter)).toHaveCount(0);
  await page.reload();
  await expect(page.locator(filter).first()).toBeAttached();
});

test('[settingsPage] does not request or use the list of fixes if the user has turned it off', async ({open}) => {
  let asked = () => 0;
  const page = await open('/home', {
    as: 'member',
    script: standInScript,
    settings: {siteFixesWanted: false},
    beforeLoad: async each => (asked = await publish(each, JSON.stringify(fixes))),
  });
  await expect(page.locator(score).first()).toBeAttached();
  await waitUntilQuiet(page);
  expect(asked()).toBe(0);
  await navigate(page, '/settings/apps#aniscripts-fixes');
  await expect(panel(page).getByRole('checkbox', {name: 'Fetch and use the list'})).not.toBeChecked();
  await expect(panel(page).getByRole('list')).toHaveCount(0);
});

test('[settingsPage] keeps the last list of fixes when the address returns nonsense', async ({open}) => {
  let asked = () => 0;
  const {features} = fixes;
  const page = await open('/home', {
    ...{as: 'member', script: standInScript},
    settings: {siteFixes: {features, selectors: [], at: 1}},
    beforeLoad: async each => (asked = await publish(each, '<html>Moved</html>', 200)),
  });
  await expect.poll(asked).toBe(1);
  await waitUntilQuiet(page);
  await expect(page.locator(score)).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as object);
  expect(stored).toMatchObject({siteFixes: {features, selectors: []}});
});

test('[settingsPage] has no panel and no link for fixes in a release that fetches no list of them', async ({open}) => {
  const page = await open('/settings/apps#aniscripts-check', {as: 'member'});
  const own = page.locator(settingsPage);
  await expect(own.getByRole('group', {name: 'Check the site'})).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await own.getByRole('searchbox').fill('fixes');
  await expect(own.getByRole('status').filter({hasText: /setting/})).toBeVisible();
  await expect(own.getByRole('link', {name: 'Fixes between releases'})).toHaveCount(0);
});

test('[settingsPage] turns off a renamed feature and an option that the list of fixes gives under their stored spelling', async ({
  open,
}) => {
  const reason = 'AniList has moved the tags.';
  const features = [
    {id: 'plussMinus', reason: 'AniList has moved the buttons.'},
    {id: 'hideCustomTags', reason},
  ];
  const page = await open('/settings/apps', {
    as: 'member',
    script: standInScript,
    settings: {settingsTab: 'help', moreStats: true, hideCustomTags: true},
    beforeLoad: each => publish(each, JSON.stringify({...fixes, features, selectors: []})),
  });
  const own = page.locator(settingsPage);
  await expect(panel(page).getByRole('checkbox', {name: 'Turn off: Plus and minus buttons'})).toBeChecked();
  await expect(
    panel(page).getByRole('checkbox', {name: 'Turn off: Collapse the tables of custom tags (More stats)'}),
  ).toBeChecked();
  await openTab(page, 'All');
  await expect(await openRow(page, 'plusMinus')).toContainText('Turned off until the next version');
  await openRow(page, 'moreStats');
  const option = own.locator('[data-option=hideCustomTags]');
  await expect(option).toContainText(reason);
  await option.getByRole('button', {name: /^Use anyway/}).click();
  await expect(option).not.toContainText('Turned off until');
  await expect(own.locator('[data-id=plusMinus]')).toContainText('Turned off until the next version');
});
