import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const forum = '#nav .links > .link:has-text("forum")';
const [recent, overview] = ['https://anilist.co/forum/recent', 'https://anilist.co/forum/overview'];

test('[forumRecent] links Forum to recent threads, without a reload', {tag: '@core'}, async ({open}) => {
  const page = await open('/reviews', {as: 'member', settings: {forumRecent: true}});
  await expect(page.locator(forum)).toHaveAttribute('href', '/forum/recent');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page.locator(forum).click();
  await expect(page).toHaveURL(recent);
  await expect(page.locator('.thread-card').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('https://anilist.co/reviews');
  await page.locator(forum).press('Enter');
  await expect(page).toHaveURL(recent);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as boolean)).toBe(true);
  await changeSettings(page, {forumRecent: false});
  await expect(page.locator(forum)).toHaveAttribute('href', '/forum/overview');
  await page.locator(forum).click();
  await expect(page).toHaveURL(overview);
});

test('[forumRecent] changes the link of the mobile menu, and leaves other clicks to the browser', async ({open}) => {
  const page = await open('/reviews', {settings: {forumRecent: true}, width: 400});
  await page.locator('.mobile-nav .hamburger').click();
  const link = page.locator('.mobile-nav .menu a[href="/forum/recent"]');
  const opened = page.context().waitForEvent('page');
  await link.click({modifiers: ['ControlOrMeta']});
  await (await opened).close();
  await expect(page).toHaveURL('https://anilist.co/reviews');
  await page.locator('.mobile-nav .hamburger').click();
  await link.click();
  await expect(page).toHaveURL(recent);
  await expect(link).toBeHidden();
});
