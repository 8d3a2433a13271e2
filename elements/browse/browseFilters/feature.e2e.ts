import type {Page} from '@playwright/test';

import {queryApi} from '#e2e/support/api';
import {navigate} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const control = 'am-browse-filters-sort';
const ruler = 'am-browse-filters-ruler';
const select = (page: Page) => page.locator(control).getByRole('combobox', {name: 'Sort'});
const native = (page: Page) => page.locator('.secondary-filters .sort-select');

interface Work {
  id: number;
}

const orders = [
  ['anime', 'Episodes, most first', 'EPISODES_DESC'],
  ['manga', 'Chapters, most first', 'CHAPTERS_DESC'],
] as const;

test(
  "[browseFilters] sorts by episodes and chapters, through the address, and offers the orders of the site's own control",
  {tag: '@core'},
  async ({open, standIn}) => {
    const page = await open('/search/anime?sort=SCORE_DESC');
    await test.step("has the orders of the site's own control, and follows the address", async () => {
      await expect(select(page)).toHaveValue('SCORE_DESC');
      await expect(native(page)).toBeHidden();
      const offered = await native(page)
        .locator('option')
        .evaluateAll(options => options.map(option => option.textContent?.trim()));
      expect(offered.length).toBeGreaterThan(5);
      const labels = await select(page).locator('option').allTextContents();
      expect(labels.slice(0, offered.length)).toEqual(offered);
      await navigate(page, '/search/manga?sort=VOLUMES');
      await expect(select(page)).toHaveValue('VOLUMES');
      await navigate(page, '/search/anime/top-100');
      await expect(select(page)).toHaveValue('SCORE_DESC');
      await navigate(page, '/search/anime?search=a&sort=ID_DESC');
      await select(page).selectOption('Best Match');
      await expect(page).toHaveURL(/\?search=a$/);
    });
    for (const [type, label, sort] of orders)
      await test.step(`${type}: ${label}`, async () => {
        await navigate(page, `/search/${type}?genres=Action`);
        await select(page).selectOption({label});
        await expect(page).toHaveURL(new RegExp(`/search/${type}\\?genres=Action&sort=${sort}$`));
        await expect(select(page)).toHaveValue(sort);
        const {Page: found} = await queryApi<{Page: {media: Work[]}}>(
          standIn,
          `{ Page(perPage: 20) { media(type: ${type.toUpperCase()}, isAdult: false, genre_in: ["Action"], sort: ${sort}) { id } } }`,
        );
        const shown = () =>
          page
            .locator('.results > .media-card > a.cover')
            .evaluateAll(links => links.map(link => Number(/\d+/.exec(link.getAttribute('href') ?? '')?.[0])));
        await expect.poll(async () => (await shown()).slice(0, 20)).toEqual(found.media.map(({id}) => id));
        await page.goBack();
        await expect(page).toHaveURL(/\?genres=Action$/);
        await expect(select(page)).toHaveValue('POPULARITY_DESC');
      });
  },
);

test('[browseFilters] marks the decades below the slider for years of a list', {tag: '@text'}, async ({open, ids}) => {
  const page = await open(`/user/${ids.other}/animelist`, {clockAt: '2028-12-31T12:00:00Z'});
  await expect(page.locator(ruler).getByRole('img', {name: 'Decades from 1950 to 2020'})).toBeVisible();
  const marks = page.locator(ruler).locator('.ruler > span');
  await expect(marks).toHaveCount(8);
  await expect(marks.first()).toHaveText('’50');
  const [bar, mark] = [await page.locator('.el-slider__runway').boundingBox(), await marks.nth(5).boundingBox()];
  if (!bar || !mark) throw new Error('the slider or the ruler has no place');
  const share = 50 / (2029 - 1950);
  expect(Math.abs(bar.x + bar.width * share - (mark.x + mark.width / 2))).toBeLessThan(2);
});
