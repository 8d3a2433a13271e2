import {expect, test} from '#e2e/support/test';

test('[ALbuttonReload] reloads the page if the feed has no toggle of its own', async ({open, expectedReports}) => {
  expectedReports.push(/rewrote attribute:class of div\.feed-type-toggle/);
  const page = await open('/home', {as: 'member'});
  await expect(page.locator('am-al-button-reload')).toHaveCount(1);
  await page.locator('.feed-type-toggle').evaluate(node => node.removeAttribute('class'));
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  const loaded = page.waitForEvent('load');
  await page.locator('#nav .logo').click();
  await loaded;
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'marked'))).toBe(undefined);
});
