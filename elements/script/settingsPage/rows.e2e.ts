// The texts in the rows of the settings about features.
import {navigate} from '#e2e/support/page';
import {inAllTab} from '#e2e/support/settings';
import {expect, test} from '#e2e/support/test';

const section = 'am-settings-page';

test('[settingsPage] shows "Works here" only for features with an element in the page', async ({open}) => {
  const page = await open('/home', {as: 'member', token: true, settings: inAllTab});
  await expect(page.locator('am-completed-score-feed').first()).toBeAttached();
  await navigate(page, '/settings/apps');
  const own = page.locator(section);
  await expect(own.locator('[data-id=notificationCake]').getByText('Works here')).toBeVisible();
  for (const id of ['activityScores', 'CSSgreenManga', 'linkGuard', 'settingsTip'])
    await expect(own.locator(`[data-id=${id}] .health`)).toHaveCount(0);
});

test('[settingsPage] has unchecked boxes in the colors of the theme', async ({open}) => {
  const page = await open('/settings/apps#activityScores', {as: 'member', theme: 'dark'});
  const box = page.locator(section).locator('[data-option=droppedScore] input');
  await expect(box).toHaveCSS('appearance', 'none');
  await expect(box).toHaveCSS('background-color', 'rgb(21, 31, 46)');
  await box.check();
  await expect(box).not.toHaveCSS('background-color', 'rgb(21, 31, 46)');
});
