import {changeSettings} from '#e2e/support/page';
import {showStats, tableOf} from '#e2e/support/personal';
import {statsOf} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;
const title = 'Custom Anime Tags';

test('[moreStats] collapses the table of custom tags and no other', {tag: '@core'}, async ({open, ids}) => {
  const page = await open(statsOf(ids.other), {...on, settings: {moreStats: true, hideCustomTags: true}});
  await showStats(page);
  await expect(tableOf(page, 'Anime Genres').locator('table')).toBeVisible();
  await expect(tableOf(page, title).locator('table')).toHaveCount(0);
  await tableOf(page, title)
    .getByRole('button', {name: `Show ${title}`})
    .click();
  await expect(tableOf(page, title).locator('table')).toBeVisible();
  await changeSettings(page, {hideCustomTags: false});
  await expect(tableOf(page, title).locator('table')).toBeVisible();
});
