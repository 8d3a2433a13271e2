import {receivedQueries} from '#e2e/support/operations';
import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const dub = 'am-dub-marker';

test(
  '[dubMarker] says that an anime has a dub, in the chosen language, and requests nothing for a manga',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {settings: {dubMarker: true}});
    await expect(page.locator(dub)).toHaveText('English dub available');
    await expect
      .poll(() =>
        page.locator('.media .sidebar').evaluate(node => node.querySelector(':scope > :not(.tmsync-links)')?.localName),
      )
      .toBe(dub);
    await test.step("which looks like the site's rankings", async () => {
      const notice = page.locator(dub).locator('p');
      const ranking = page.locator('.media .rankings .ranking').first();
      const heights = await Promise.all([notice, ranking].map(async each => (await each.boundingBox())?.height ?? 0));
      expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThan(5);
      await expect(notice).toHaveCSS('font-size', await ranking.evaluate(node => getComputedStyle(node).fontSize));
    });
    await changeSettings(page, {dubMarkerLanguage: 'Hebrew'});
    await expect(page.locator(dub)).toHaveText('Hebrew dub available');
    expect([...(await receivedQueries(standIn))]).toContain('DubActors');
    await standIn.control('log?clear');
    await navigate(page, `/manga/${ids.manga}/`);
    await waitUntilQuiet(page);
    await expect(page.locator(dub)).toHaveCount(0);
    expect([...(await receivedQueries(standIn))]).not.toContain('DubActors');
  },
);
