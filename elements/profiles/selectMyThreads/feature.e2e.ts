import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test(
  '[selectMyThreads] does nothing on the pages of other members and at other addresses',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(`/user/${ids.other}/social#my-threads`, {as: 'member'});
    const active = page.locator('.user-social .filter-group > .active');
    await waitUntilQuiet(page);
    await expect(active).toHaveText(/^Following/);
    await navigate(page, `/user/${ids.user}/social`);
    await waitUntilQuiet(page);
    await expect(active).toHaveText(/^Following/);
    await page.evaluate(() => (location.hash = '#my-threads'));
    await expect(active).toHaveText('Forum Threads');
  },
);
