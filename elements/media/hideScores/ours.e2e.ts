import type {Locator, Page} from '@playwright/test';

import {findCompleted} from '#e2e/support/find';
import {hidesScores} from '#e2e/support/hiddenScores';
import {changeSettings, navigate} from '#e2e/support/page';
import {mediaPage} from '#e2e/support/paths';
import {expect, test} from '#e2e/support/test';

const covered = (scope: Locator) => scope.locator('.ui-hidden-score');
const own = (page: Page, tag: string) => covered(page.locator(tag));

test('[hideScores] covers what Automail shows: the score of MyAnimeList, scores in feeds, and the comparison', async ({
  open,
  ids,
  standIn,
}) => {
  const media = await open(mediaPage(ids), {...hidesScores, token: true, settings: {hideScores: true, MALscore: true}});
  const score = own(media, 'am-mal-score');
  await expect(score).toHaveAccessibleName('Score hidden');
  await expect(score.locator('.ui-hidden-score-content')).toBeHidden();
  await score.click();
  await expect(score.locator('.ui-hidden-score-content')).toBeVisible();
  expect(media.context().pages()).toHaveLength(1);
  const entry = media.locator('am-entry-score');
  await expect(entry).toContainText(/\d/);
  await expect(covered(entry)).toHaveCount(0);
  await changeSettings(media, {hideOwnScores: true});
  await expect(covered(entry)).toHaveCount(1);

  const others = await findCompleted(standIn, ids.users10);
  const activity = await open(`/activity/${others.id}`, hidesScores);
  const given = own(activity, 'am-completed-score-page');
  await expect(given).toHaveAccessibleName('Score hidden');
  await given.click();
  await expect(given).toHaveAccessibleName(`${others.score}/10`);
  await navigate(activity, `/activity/${(await findCompleted(standIn, ids.user)).id}`);
  await expect(activity.locator('am-completed-score-page')).toHaveText(/\d/);
  await expect(given).toHaveCount(0);

  const table = await open(`/user/${ids.other}/animelist/compare`, hidesScores);
  const rows = table.locator('am-comparission-page tbody tr');
  await expect(covered(rows.first().locator('.digest'))).toHaveCount(1);
  const [theirs, mine] = [rows.locator('td.person:nth-of-type(2)'), rows.locator('td.person:nth-of-type(3)')];
  await expect(covered(theirs).first()).toHaveAccessibleName('Score hidden');
  await expect(covered(mine)).toHaveCount(0);
  const digest = rows.first().locator('.digest');
  await covered(digest).click();
  await expect(digest).toHaveText(/\d/);
  await expect(table).not.toHaveURL(/highlight/);
});
