import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

for (const width of [1600, 1000, 700, 400])
  test(
    `[rightToLeft] mirrors the page and keeps it inside the window (${width})`,
    {tag: width === 400 ? ['@core', '@text'] : '@text'},
    async ({open, ids}) => {
      const page = await open('/home', {as: 'member', width, settings: {rightToLeft: true, mobileHintSeen: true}});
      for (const path of [
        '/home',
        `/anime/${ids.anime}/${ids.slug}/`,
        `/user/${ids.user}/animelist`,
        '/settings/apps',
        '/search/anime',
      ]) {
        await navigate(page, path);
        await waitUntilQuiet(page);
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(overflow, path).toBe(0);
      }
      await navigate(page, '/home');
      const places = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x ?? Number.NaN;
      await expect
        .poll(
          async () => (await places('.activity-entry .cover')) > (await places('.activity-entry > .wrap > .actions')),
        )
        .toBe(true);
    },
  );
