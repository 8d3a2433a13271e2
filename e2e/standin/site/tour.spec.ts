import {expect, test} from '../../support/test';
import {pressHome, tourRoutes} from '../../support/tour';

/** Each theme and each width once. */
const pairs = [
  ['default', 1600],
  ['dark', 1000],
  ['contrast', 700],
  ['default', 400],
] as const;

for (const [theme, width] of pairs)
  test(
    `shows every route within the window at ${String(width)} px in the ${theme} theme`,
    {tag: '@text'},
    async ({open, ids}) => {
      await tourRoutes(await open('/terms?delay=0', {withoutProduct: true, as: 'member', width, theme}), ids);
    },
  );

for (const width of [1600, 400])
  test(`the controls of the home page work at ${String(width)} px`, async ({open}) => {
    const page = await open('/home?delay=0&live=off', {withoutProduct: true, as: 'member', width});
    await pressHome(page);
  });

test('re-renders the head of the feed when a post arrives while the home page is open', async ({open, standIn}) => {
  const page = await open('/home?delay=0&live=200', {withoutProduct: true, as: 'member'});
  const first = page.locator('.activity-feed > .activity-entry').first();
  await page.evaluate(() => document.querySelector('.feed-type-toggle')?.append(document.createElement('am-tab')));
  await standIn.control('post?text=Fresh%20from%20the%20press&as=Tobias');
  await expect(first).toContainText('Fresh from the press');
  // As on the real site, new posts re-render the head of the feed.
  await expect(page.locator('am-tab')).toHaveCount(0);
});
