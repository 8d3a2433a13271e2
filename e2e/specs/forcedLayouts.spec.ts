import {forcedLayouts, namedProduct} from '../support/forcedLayouts';
import {navigate, waitUntilQuiet} from '../support/page';
import {walkPaths} from '../support/walk';
import {expect, test} from '../support/test';

/** Chunks that may read sizes in a frame that they changed: long tables and grids measure their rows, open boxes their place. */
const mayRead = /^(?:VirtualGrid|SortHead|vendor-virtual|vendor-float)\b/;

const screens = 3;

test('the product forces no layout on a tour of the site', async ({open, ids, browser}, info) => {
  const script = namedProduct(info.outputPath('product.js'));
  const page = await open('/terms?delay=0', {as: 'member', token: true, script});
  const forced = await forcedLayouts(browser, page, async () => {
    for (const path of walkPaths(ids)) {
      await navigate(page, path);
      await waitUntilQuiet(page);
      // Elements are mounted on the way, while the page is scrolled.
      for (let screen = 0; screen < screens; screen += 1) await page.mouse.wheel(0, 900);
      await waitUntilQuiet(page);
    }
  });
  expect(forced.filter(reader => !mayRead.test(reader))).toEqual([]);
});
