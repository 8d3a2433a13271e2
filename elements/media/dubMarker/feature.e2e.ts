import {receivedQueries} from '#e2e/support/operations';
import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const dub = 'am-dub-marker';

test(
  '[dubMarker] says that an anime has a dub, in the chosen language, only while it is on',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {settings: {dubMarker: true}});
    await expect(page.locator(dub)).toHaveText('English dub available');
    await expect
      .poll(() =>
        page.locator('.media .sidebar').evaluate(node => node.querySelector(':scope > :not(.tmsync-links)')?.localName),
      )
      .toBe(dub);
    await changeSettings(page, {dubMarkerLanguage: 'Hebrew'});
    await expect(page.locator(dub)).toHaveText('Hebrew dub available');
    await changeSettings(page, {dubMarker: false});
    await expect(page.locator(dub)).toHaveCount(0);
    await navigate(page, `/manga/${ids.manga}/`);
    await changeSettings(page, {dubMarker: true});
    await waitUntilQuiet(page);
    await expect(page.locator(dub)).toHaveCount(0);
    expect([...(await receivedQueries(standIn))].filter(name => name === 'DubActors').length).toBeGreaterThan(0);
  },
);

test('[dubMarker] shows nothing when the API fails, and sends no request while it is off', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('faults?operation=Media&kind=500');
  const page = await open(`/anime/${ids.anime}/`, {settings: {dubMarker: true}});
  await expect(page.locator(dub)).toBeAttached();
  await waitUntilQuiet(page);
  await expect(page.locator(dub)).toHaveText('');
  const off = await open(`/anime/${ids.anime}/`);
  await standIn.control('log?clear');
  await off.reload();
  await waitUntilQuiet(off);
  expect([...(await receivedQueries(standIn))]).not.toContain('DubActors');
});

test("[dubMarker] looks like the site's rankings", async ({open, ids}) => {
  const page = await open(`/anime/${ids.anime}/`, {settings: {dubMarker: true}});
  const notice = page.locator(dub).locator('p');
  const ranking = page.locator('.media .rankings .ranking').first();
  await expect(notice).toBeVisible();
  const heights = await Promise.all([notice, ranking].map(async each => (await each.boundingBox())?.height ?? 0));
  expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThan(5);
  await expect(notice).toHaveCSS('font-size', await ranking.evaluate(node => getComputedStyle(node).fontSize));
});
