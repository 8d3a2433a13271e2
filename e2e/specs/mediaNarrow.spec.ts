import {expect, test} from '../support/test';

test('[CSSmobileTags][CSSmobileExternalLinks] leave the overview unchanged in a narrow window', async ({open, ids}) => {
  const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {width: 400});
  for (const block of ['.tags', '.external-links']) {
    await expect(page.locator(`.media .overview ${block}`)).toBeVisible();
    await expect(page.locator(`.media .sidebar ${block}`)).toBeHidden();
  }
});
