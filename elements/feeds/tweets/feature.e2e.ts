import {waitUntilQuiet, changeSettings} from '#e2e/support/page';
import {post} from '#e2e/support/posting';
import {expect, test} from '#e2e/support/test';

const tweet = 'am-tweets';

test(
  '[tweets] shows a linked tweet in a frame, at the height that the frame reports',
  {tag: '@core'},
  async ({open, standIn}) => {
    const address = 'https://twitter.com/AniListco/status/432';
    const path = `/activity/${await post(standIn, `${address}\n\n[words](${address})\n\nhttps://twitter.com/AniListco`)}`;
    const page = await open(path, {settings: {tweets: true}, theme: 'dark'});
    const frame = page.locator(tweet).locator('iframe');
    await expect(frame).toHaveCount(1);
    await expect(frame).toHaveAttribute('sandbox', /^allow-scripts /);
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/platform\.twitter\.com\/embed\/Tweet\.html\?id=432&theme=dark/,
    );
    await expect(page.frameLocator(`${tweet} iframe`).locator('p')).toHaveText('Tweet 432');
    await expect.poll(() => frame.evaluate(node => node.getBoundingClientRect().height)).toBe(432);
    await changeSettings(page, {SFWmode: true});
    await expect(frame).toHaveCSS('filter', 'blur(10px)');
    await frame.hover();
    await expect(frame).toHaveCSS('filter', 'none');
  },
);

test('[tweets] loads only frames near the viewport', async ({open, standIn}) => {
  const links = Array.from({length: 40}, (_, index) => `https://twitter.com/AniListco/status/${400 + index}`);
  const page = await open(`/activity/${await post(standIn, links.join('\n\n'))}`, {
    settings: {tweets: true},
    width: 400,
  });
  await expect(page.locator(`${tweet} iframe`).first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect.poll(() => page.locator(`${tweet} iframe`).count()).toBeLessThan(10);
});

test.describe('when the page does not allow frames', () => {
  test.use({expectedReports: [/platform\.twitter\.com/]});

  test('[tweets] shows that the tweet could not be loaded', async ({open, standIn}) => {
    await standIn.control('native?frames=0');
    const id = await post(standIn, 'https://twitter.com/AniListco/status/300');
    const page = await open(`/activity/${id}`, {settings: {tweets: true}});
    await expect(page.locator(tweet).getByRole('status')).toContainText('Could not load Tweet.');
    await expect(page.locator(`${tweet} iframe`)).toHaveCount(0);
  });
});
