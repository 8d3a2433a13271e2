// The tabs of the settings: their sizes, their keyboard, and the ways into them.
import type {Page} from '@playwright/test';

import {largest} from '#e2e/support/listed';
import {waitUntilQuiet} from '#e2e/support/page';
import {goToSetting, inAllTab, openRow, openTab, settingsOf} from '#e2e/support/settings';
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
