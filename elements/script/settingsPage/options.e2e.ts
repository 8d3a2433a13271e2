// Options and features with several switches, on the real page.
import type {Page} from '@playwright/test';

import {navigate} from '#e2e/support/page';
import {inAllTab, openRow} from '#e2e/support/settings';
import {siteUrl} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const section = (page: Page) => page.locator('am-settings-page');
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as Record<string, unknown>);
const leftOf = async (page: Page, selector: string) => (await section(page).locator(selector).boundingBox())?.x ?? 0;

for (const width of [1600, 400])
  test(`[settingsPage] indents options and switches below their feature (${width})`, async ({open}) => {
    const page = await open('/settings/apps', {as: 'member', width, settings: inAllTab});
    for (const [id, option] of [
      ['moreStats', 'noRewatches'],
      ['activityScores', 'droppedScore'],
    ] as const) {
      await openRow(page, id);
      const head = await leftOf(page, `[data-id=${id}] > .head input`);
      expect(await leftOf(page, `[data-id=${id}] [data-option=${option}] input`)).toBeGreaterThanOrEqual(head + 16);
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

test('[limitProgress][settingsPage] stores the two switches of the limit, which takes effect at once', async ({
  open,
}) => {
  const page = await open('/settings/apps#limitProgress', {
    as: 'member',
    settings: {limitProgress8: true, limitProgress10: true},
  });
  const choice = section(page).locator('[data-id=limitProgress]').getByRole('combobox');
  const card = (place: number) => page.locator(`.home .list-preview > .media-preview-card:nth-child(${place})`).first();
  await expect(choice).toHaveValue('limitProgress8');
  await choice.selectOption('10 titles');
  await expect.poll(() => stored(page)).toMatchObject({limitProgress8: false, limitProgress10: true});
  await navigate(page, '/home');
  await expect(card(10)).toBeVisible();
  await expect(card(11)).toBeHidden();
  await navigate(page, '/settings/apps#limitProgress');
  await choice.selectOption('Off');
  await expect.poll(() => stored(page)).toMatchObject({limitProgress8: false, limitProgress10: false});
  await navigate(page, '/home');
  await expect(card(11)).toBeVisible();
});

test('[activityScores][settingsPage] turns all its switches off and on with its main checkbox', async ({open}) => {
  const page = await open('/settings/apps', {as: 'member', settings: {...inAllTab, droppedScore: true}});
  const row = await openRow(page, 'activityScores');
  const main = row.locator('.head input');
  await main.uncheck();
  await expect.poll(() => stored(page)).toMatchObject({completedScore: false, droppedScore: false});
  await navigate(page, '/home');
  await expect(page.locator('.activity-entry').first()).toBeVisible();
  await expect(page.locator('am-completed-score-feed, am-dropped-score-feed')).toHaveCount(0);
  await navigate(page, '/settings/apps');
  await openRow(page, 'activityScores');
  await main.check();
  await expect.poll(() => stored(page)).toMatchObject({completedScore: true, droppedScore: false});
  await row.locator('[data-option=completedScore] input').uncheck();
  await expect(main).not.toBeChecked();
});
