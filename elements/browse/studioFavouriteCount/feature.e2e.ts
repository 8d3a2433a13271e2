import {queryApi} from '#e2e/support/api';
import {expect, test} from '#e2e/support/test';

test(
  '[studioFavouriteCount] shows the exact number of favourites on the page of a studio',
  {tag: '@core'},
  async ({open, standIn}) => {
    const page = await open('/studio/14');
    const {Studio: studio} = await queryApi<{Studio: {favourites: number}}>(
      standIn,
      '{ Studio(id: 14) { favourites } }',
    );
    const ours = page.locator('am-studio-favourite-count');
    const native = page.locator('.studio > .header .favourite > .count');
    await expect(ours).toHaveText(studio.favourites.toLocaleString('en'));
    await expect(native).toBeHidden();
  },
);
