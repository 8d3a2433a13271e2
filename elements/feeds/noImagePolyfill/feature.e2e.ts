import {navigate, waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {blockPictures} from '#e2e/support/pictures';
import {expect, test} from '#e2e/support/test';

const favourites = '.favourites-wrap.anime > a.favourite';
const missing = 'am-no-image-polyfill';

test(
  '[noImagePolyfill] shows titles where pictures fail to load, and nothing where they load',
  {tag: '@core'},
  async ({open, ids}) => {
    const openReviews = () => open('/reviews', {as: 'member', settings: {noImagePolyfill: true}});
    const page = await openReviews();
    await blockPictures(page);
    await navigate(page, '/home');
    const card = page
      .locator('.list-preview-wrap', {hasText: 'Manga in Progress'})
      .locator('.media-preview-card')
      .first();
    const title = (await card.locator('.content .title').textContent())?.trim() ?? '';
    await expect(card.locator(missing)).toHaveText(title);
    await navigate(page, `/user/${ids.other}/`);
    const first = page.locator(favourites).first();
    await expect(first.locator(missing)).toHaveText(/\w/);
    const address = await first.evaluate(node => getComputedStyle(node).backgroundImage.slice(5, -2));
    await changeSettings(page, {noImagePolyfill: false});
    await expect(page.locator(missing)).toHaveCount(0);
    await changeSettings(page, {SFWmode: true});
    await expect(first.locator(missing)).toHaveText(/\w/);
    await changeSettings(page, {SFWmode: false});
    await expect(page.locator(missing)).toHaveCount(0);

    const half = await openReviews();
    await blockPictures(half, each => each === address);
    await navigate(half, `/user/${ids.other}/`);
    await expect(half.locator(favourites).nth(1).locator(missing)).toHaveText(/\w/);
    await waitUntilQuiet(half);
    await expect(half.locator(favourites).first().locator(missing)).toHaveCount(0);
  },
);
