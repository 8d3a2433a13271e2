import type {Locator, Page} from '@playwright/test';

import {findCompleted} from '#e2e/support/find';
import {expectHidden, expectShown, hidesScores} from '#e2e/support/hiddenScores';
import {changeSettings, navigate} from '#e2e/support/page';
import {mediaPage} from '#e2e/support/paths';
import {post} from '#e2e/support/posting';
import {siteUrl} from '#e2e/support/server';
import {cards, choose, path} from '#e2e/support/studioWorks';
import {expect, test} from '#e2e/support/test';

const covered = (scope: Locator) => scope.locator('.ui-hidden-score');
const own = (page: Page, tag: string) => covered(page.locator(tag));

const content = (bar: Locator) => bar.locator('.ui-hidden-score-content');

test("[hideScores] covers the score of MyAnimeList without following its link, and as an option the user's own", async ({
  open,
  ids,
}) => {
  const media = await open(mediaPage(ids), {...hidesScores, token: true, settings: {hideScores: true, MALscore: true}});
  const score = own(media, 'am-mal-score');
  await expect(score).toHaveAccessibleName('Score hidden');
  await expect(content(score)).toBeHidden();
  await expect(score, 'it cannot be selected and copied').toHaveCSS('user-select', 'none');
  await score.click();
  await expect(content(score)).toBeVisible();
  expect(media.context().pages()).toHaveLength(1);
  const entry = media.locator('am-entry-score');
  await expect(entry).toContainText(/\d/);
  await expect(covered(entry)).toHaveCount(0);
  await changeSettings(media, {hideOwnScores: true});
  await expect(covered(entry)).toHaveCount(1);
});

test("[hideScores] covers other users' scores of activities, not the user's own", async ({open, ids, standIn}) => {
  const others = await findCompleted(standIn, ids.users10);
  const activity = await open(`/activity/${others.id}`, hidesScores);
  const given = own(activity, 'am-completed-score-page');
  await expect(given).toHaveAccessibleName('Score hidden');
  await given.click();
  await expect(given).toHaveAccessibleName(`${others.score}/10`);
  await navigate(activity, `/activity/${(await findCompleted(standIn, ids.user)).id}`);
  await expect(activity.locator('am-completed-score-page')).toHaveText(/\d/);
  await expect(given).toHaveCount(0);
});

test("[hideScores] covers ratings and figures of comparisons, except the user's own, in both tables", async ({
  open,
  ids,
}) => {
  const page = await open(`/user/${ids.other}/animelist/compare`, hidesScores);
  const rows = page.locator('am-comparission-page tbody tr');
  const digest = rows.first().locator('.digest');
  await expect(content(covered(digest))).toBeHidden();
  const [theirs, mine] = [rows.locator('td.person:nth-of-type(2)'), rows.locator('td.person:nth-of-type(3)')];
  await expect(covered(theirs).first()).toHaveAccessibleName('Score hidden');
  await expect(covered(mine)).toHaveCount(0);
  await test.step('nor do the colors of the cells show them', async () => {
    await expect(mine.and(page.locator('[data-full]')).first()).toBeVisible();
    await expect(theirs.and(page.locator('[data-full]'))).toHaveCount(0);
  });
  await covered(digest).click();
  await expect(content(covered(digest))).toBeVisible();
  await expect(page).toHaveURL(/\/compare$/);
  await test.step('but not how many users there are', async () => {
    const figure = page.locator('am-comparission-page').getByRole('combobox', {name: /^Figure/});
    await figure.selectOption('Number of ratings');
    await expect(covered(digest)).toHaveCount(0);
  });
  await page.locator('am-comparission-page').getByRole('button', {name: "Show AniList's table"}).click();
  const native = page
    .locator('.compare .compare-row')
    .filter({has: page.locator('[data-am-cover]')})
    .first();
  await expectHidden(native.locator('.score').last());
  await expectShown(native.locator('.score').first());
});

test('[hideScores] covers the score of cards for adults, and of the titles of a sorted studio', async ({
  open,
  ids,
  standIn,
}) => {
  const id = await post(standIn, `${siteUrl}/anime/${ids.animeAdult}/`);
  const page = await open(`/activity/${id}`, {...hidesScores, settings: {hideScores: true, embedHentai: true}});
  const card = page.locator('am-embed-hentai');
  await expect(card).toContainText(' · ');
  await expect(content(covered(card))).toBeHidden();
  await navigate(page, path);
  await choose(page, 'Score');
  await expect(content(covered(cards(page).first()))).toBeHidden();
});
