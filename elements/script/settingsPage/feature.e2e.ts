import {expect, test} from '#e2e/support/test';
import {navigate} from '#e2e/support/page';
import {inAllTab, openRow, openTab} from '#e2e/support/settings';

const section = 'am-settings-page';

test('[settingsPage] shows a category in groups, and disappears when another settings page is opened', async ({
  open,
}) => {
  const page = await open('/settings/apps', {as: 'member'});
  const own = page.locator(section);
  await openTab(page, 'Feeds');
  await expect(own.locator('[data-id=activityScores]')).toBeVisible();
  await expect(own.locator('[data-id=characterFavouriteCount]')).toHaveCount(0);
  const sizes = await own.locator('.features').evaluateAll(lists => lists.map(list => list.childElementCount));
  expect(sizes.length).toBeGreaterThan(3);
  for (const size of sizes) expect(size).toBeGreaterThan(3);
  for (const size of sizes) expect(size).toBeLessThan(13);
  await navigate(page, '/settings/developer');
  await expect(own).toHaveCount(0);
  await navigate(page, '/settings/apps');
  await expect(own).toHaveCount(1);
});

test(
  '[settingsPage] switches features at once, and keeps the switch after a reload',
  {tag: ['@core', '@journey']},
  async ({open}) => {
    const page = await open('/settings/apps', {as: 'member', settings: inAllTab});
    await expect(page.locator(section).getByRole('heading', {name: 'Automail Settings'})).toBeVisible();
    const box = page.locator(section).locator('[data-id=documentTitle] input');
    await expect(box).toBeChecked();
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).not.toBeChecked();
    await expect(page.locator('am-document-title')).toHaveCount(0);
    await page.reload();
    await expect(box).not.toBeChecked();
    await box.check();
    await expect(page.locator('am-document-title')).toHaveCount(1);
  },
);

test(
  '[settingsPage] keeps unknown settings, and uses defaults for invalid ones',
  {tag: '@core'},
  async ({open, expectedReports}) => {
    expectedReports.push(/The stored value of .* is invalid, so its default is used/);
    const page = await open('/settings/apps', {
      as: 'member',
      settings: {...inAllTab, somebodyElses: {a: 1}, completedScore: 'yes'},
    });
    await openRow(page, 'activityScores');
    await expect(page.locator(section).locator('.notices')).toContainText('"Scores of completed entries in feeds');
    await expect(page.locator(section).locator('[data-option=completedScore] input')).toBeChecked();
    await page.locator(section).locator('[data-option=droppedScore] input').check();
    const stored = await page.evaluate(
      () => JSON.parse(localStorage.getItem('hohSettings') ?? '{}') as Record<string, unknown>,
    );
    expect(stored.somebodyElses).toEqual({a: 1});
    expect(stored.droppedScore).toBe(true);
  },
);

test(
  '[settingsPage] uses defaults when the stored settings are damaged, and keeps a backup',
  {tag: '@core'},
  async ({open, expectedReports}) => {
    expectedReports.push(/Your stored settings are damaged, so the defaults are used/);
    const raw = '{"completedScore": fal';
    const page = await open('/settings/apps', {as: 'member', rawSettings: raw});
    await expect(page.locator(section).locator('.notices')).toContainText('damaged');
    await openTab(page, 'All');
    await openRow(page, 'activityScores');
    await page.locator(section).locator('[data-option=droppedScore] input').check();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hohSettingsBackup'))).toBe(raw);
  },
);
