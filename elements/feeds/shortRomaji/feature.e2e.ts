import {ownText} from '#e2e/support/ownText';
import {expect, test} from '#e2e/support/test';
import {navigate, waitUntilQuiet, changeSettings, changeStandaloneSetting} from '#e2e/support/page';

const heading = '.media .header .content > h1';

test(
  '[shortRomaji] shows the short title of media, also in the address and in links',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/anime/5114');
    await expect.poll(() => ownText(page.locator(heading))).toMatch(/Hagane/);
    await waitUntilQuiet(page);
    expect(page.url()).toBe('https://anilist.co/anime/5114');
    await changeSettings(page, {shortRomaji: true});
    await expect.poll(() => ownText(page.locator(heading))).toBe('FMA:B');
    await expect(page).toHaveURL('https://anilist.co/anime/5114/FMA-B/');
    await navigate(page, '/search/anime');
    const link = page.locator('.media-card a.title[href^="/anime/5114/"]').first();
    await expect(link).toHaveText('FMA:B');
  },
);

test('[shortRomaji] gives way to your own alias, and applies if there is none', async ({open}) => {
  const page = await open('/anime/5114', {settings: {shortRomaji: true}});
  await expect.poll(() => ownText(page.locator(heading))).toBe('FMA:B');
  await changeStandaloneSetting(page, 'titleAliases', [['/anime/5114/', 'Brotherhood']]);
  await expect.poll(() => ownText(page.locator(heading))).toBe('Brotherhood');
  await expect(page).toHaveURL('https://anilist.co/anime/5114/Brotherhood/');
  await changeSettings(page, {titleAliases: false});
  await expect.poll(() => ownText(page.locator(heading))).toBe('FMA:B');
  await expect(page).toHaveURL('https://anilist.co/anime/5114/FMA-B/');
});
