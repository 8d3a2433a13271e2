import type {Page} from '@playwright/test';
import {violations} from '#e2e/support/axe';
import {changeSettings, waitUntilQuiet} from '#e2e/support/page';
import {expect, test, type Ids} from '#e2e/support/test';

const anime = ({anime: id, slug}: Ids) => `/anime/${id}/${slug}/`;

const score = (page: Page) => page.locator('am-mal-score');

test(
  '[MALscore] shows the score of MyAnimeList between the scores and the popularity, only while it is on',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(anime(ids));
    const labels = page.locator('.media .sidebar .data .type');
    await expect(labels.filter({hasText: 'Popularity'})).toBeVisible();
    await waitUntilQuiet(page);
    await expect(score(page)).toHaveCount(0);
    await changeSettings(page, {MALscore: true});
    await expect(score(page)).toHaveText(/^MAL Score\d\.\d\d$/);
    const link = score(page).getByRole('link');
    await expect(link).toHaveAttribute('href', /^https:\/\/myanimelist\.net\/anime\/\d+$/);
    await expect
      .poll(() => score(page).evaluate(node => node.nextElementSibling?.textContent))
      .toMatch(/^\s*Popularity/);
    expect(await violations(page, 'am-mal-score')).toEqual([]);
    await changeSettings(page, {MALscore: false});
    await expect(score(page)).toHaveCount(0);
  },
);

test('[MALscore] reports that the script manager does not allow requests', async ({open, ids}) => {
  const page = await open(anime(ids), {settings: {MALscore: true}, requests: false});
  await expect(score(page)).toContainText(/script manager.*MyAnimeList/);
});
