import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test(
  '[rightToLeft] mirrors the page and keeps it inside the window at every width',
  {tag: '@text'},
  async ({open, ids}) => {
    const widths = [1600, 1000, 700, 400];
    const page = await open('/home', {as: 'member', settings: {rightToLeft: true, mobileHintSeen: true}});
    const leftOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x ?? Number.NaN;
    for (const path of [
      '/home',
      `/anime/${ids.anime}/${ids.slug}/`,
      `/user/${ids.user}/animelist`,
      '/settings/apps',
      '/search/anime',
    ]) {
      await navigate(page, path);
      for (const width of widths) {
        await page.setViewportSize({width, height: 1000});
        await waitUntilQuiet(page);
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(overflow, `${path} at ${width} px`).toBe(0);
        if (path === '/home')
          await expect
            .poll(
              async () =>
                (await leftOf('.activity-entry .cover')) > (await leftOf('.activity-entry > .wrap > .actions')),
            )
            .toBe(true);
      }
    }
  },
);
