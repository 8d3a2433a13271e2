// Options and the links to them, on the real page.
import type {Page} from '@playwright/test';

import {inAllTab, openRow} from '#e2e/support/settings';
import {siteUrl} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const section = (page: Page) => page.locator('am-settings-page');
const leftOf = async (page: Page, selector: string) => (await section(page).locator(selector).boundingBox())?.x ?? 0;

test('[settingsPage] indents options and switches below their feature', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member', width: 1600, settings: inAllTab});
  const rows = [
    ['moreStats', 'noRewatches'],
    ['activityScores', 'droppedScore'],
  ] as const;
  for (const [id] of rows) await openRow(page, id);
  for (const width of [1600, 400]) {
    await page.setViewportSize({width, height: 900});
    for (const [id, option] of rows) {
      const head = await leftOf(page, `[data-id=${id}] > .head input`);
      expect(await leftOf(page, `[data-id=${id}] [data-option=${option}] input`)).toBeGreaterThanOrEqual(head + 16);
    }
  }
});

test(
  '[settingsPage] leads to an option, a switch and a feature by the names that older versions have for them',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/settings/apps#comparisionSystemFilter', {as: 'member'});
    const own = section(page);
    const row = (id: string) => own.locator(`[data-id=${id}]`);
    await expect(row('comparisonPage').locator('[data-option=comparisionSystemFilter] input')).toBeFocused();
    await page.goto(`${siteUrl}/settings/apps#comparissionPage`);
    await expect(row('comparisonPage').locator('.head input')).toBeFocused();
    await page.goto(`${siteUrl}/settings/apps#forumLikes`);
    await expect(row('likeNames').locator('[data-option=forumLikes] input')).toBeFocused();
    await page.goto(`${siteUrl}/settings/apps#limitProgress10`);
    await expect(row('limitProgress').getByRole('combobox')).toBeFocused();
  },
);
