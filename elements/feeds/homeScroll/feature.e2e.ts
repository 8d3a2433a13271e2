import {expect, test} from '#e2e/support/test';

const home = '#nav .links > .link[href="/home"]';

test('[homeScroll] scrolls to the top when Home is clicked on the home page', {tag: '@core'}, async ({open}) => {
  const page = await open('/home', {as: 'member', settings: {CSSverticalNav: true}});
  await expect(page.locator('.activity-entry').nth(8)).toBeAttached();
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 800));
  await expect.poll(scrolled).toBe(800);
  await page.locator(home).click();
  await expect.poll(scrolled).toBe(0);
});
