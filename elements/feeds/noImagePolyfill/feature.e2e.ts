import {navigate, waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {blockPictures} from '#e2e/support/pictures';
import {expect, test} from '#e2e/support/test';

const favourites = '.favourites-wrap.anime > a.favourite';
const missing = 'am-no-image-polyfill';

test(
  '[noImagePolyfill] shows titles where pictures fail to load, and nothing where they load',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open('/reviews', {as: 'member', settings: {noImagePolyfill: true}});
    let comes = '';
    await blockPictures(page, address => address === comes);
    await navigate(page, '/home');
    const card = page
      .locator('.list-preview-wrap', {hasText: 'Manga in Progress'})
      .locator('.media-preview-card')
      .first();
    const title = (await card.locator('.content .title').textContent())?.trim() ?? '';
    await expect(card.locator(missing)).toHaveText(title);
    await navigate(page, `/user/${ids.other}/`);
    const [first, second] = [0, 1].map(place => page.locator(favourites).nth(place));
    if (!first || !second) throw new Error('no favourites');
    await expect(first.locator(missing)).toHaveText(/\w/);
    await test.step('also with SFWmode alone', async () => {
      await changeSettings(page, {noImagePolyfill: false});
      await expect(page.locator(missing)).toHaveCount(0);
      await changeSettings(page, {SFWmode: true});
      await expect(first.locator(missing)).toHaveText(/\w/);
    });
    await test.step('a picture that loads', async () => {
      comes = await first.evaluate(node => getComputedStyle(node).backgroundImage.slice(5, -2));
      await page.reload();
      await expect(second.locator(missing)).toHaveText(/\w/);
      await waitUntilQuiet(page);
      await expect(first.locator(missing)).toHaveCount(0);
    });
  },
);
