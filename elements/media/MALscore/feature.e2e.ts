import type {Page} from '@playwright/test';
import {expect, test, type Ids} from '#e2e/support/test';

const anime = ({anime: id, slug}: Ids) => `/anime/${id}/${slug}/`;

const score = (page: Page) => page.locator('am-mal-score');

test(
  '[MALscore] shows the score of MyAnimeList between the scores and the popularity',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(anime(ids), {settings: {MALscore: true}});
    await expect(score(page)).toHaveText(/^MAL Score\d\.\d\d$/);
    const link = score(page).getByRole('link');
    await expect(link).toHaveAttribute('href', /^https:\/\/myanimelist\.net\/anime\/\d+$/);
    await expect
      .poll(() => score(page).evaluate(node => node.nextElementSibling?.textContent))
      .toMatch(/^\s*Popularity/);
  },
);

test('[MALscore] reports that the script manager does not allow requests', async ({open, ids}) => {
  const page = await open(anime(ids), {settings: {MALscore: true}, requests: false});
  await expect(score(page)).toContainText(/script manager.*MyAnimeList/);
});
