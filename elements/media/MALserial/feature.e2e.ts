import type {Page} from '@playwright/test';
import {navigate} from '#e2e/support/page';
import {expect, test, type Ids} from '#e2e/support/test';

const anime = ({anime: id, slug}: Ids) => `/anime/${id}/${slug}/`;
const manga = ({manga: id}: Ids) => `/manga/${id}/`;

const score = (page: Page) => page.locator('am-mal-score');
const serial = (page: Page) => page.locator('am-mal-serial');

test(
  '[MALserial] names the magazine of a manga, and shows nothing for an anime',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(manga(ids), {settings: {MALserial: true, MALscore: true}});
    await expect(serial(page)).toHaveText('SerializationYoung Animal & Friends');
    await expect(serial(page).getByRole('link')).toHaveAttribute('href', /^https:\/\/myanimelist\.net\/manga\/\d+$/);
    await navigate(page, anime(ids));
    await expect(score(page)).toHaveText(/\d\.\d\d/);
    await expect(serial(page)).toHaveCount(0);
  },
);
