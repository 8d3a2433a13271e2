import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const browse = '#nav .links .browse-wrap > .link';

test('[mangaBrowse] links Browse to manga', {tag: '@core'}, async ({open}) => {
  const page = await open('/reviews', {as: 'member', settings: {mangaBrowse: true}});
  await expect(page.locator(browse)).toHaveAttribute('href', '/search/manga');
  await page.locator(browse).click();
  await expect(page).toHaveURL('https://anilist.co/search/manga');
  await expect(page.locator('.search-landing .media-card').first()).toBeVisible();
  await changeSettings(page, {mangaBrowse: false});
  await expect(page.locator(browse)).toHaveAttribute('href', '/search/anime');
  await page.locator(browse).click();
  await expect(page).toHaveURL('https://anilist.co/search/anime');
});

test('[mangaBrowse] keeps the anime links in the menu, and changes the link of the mobile menu', async ({open}) => {
  const page = await open('/reviews', {settings: {mangaBrowse: true}, width: 400});
  await page.locator('.mobile-nav .hamburger').click();
  await page.locator('.mobile-nav .menu a[href="/search/manga"]').click();
  await expect(page).toHaveURL('https://anilist.co/search/manga');
  await expect(page.locator('#nav .browse-wrap .dropdown a[href="/search/anime"]')).toHaveCount(2);
});
