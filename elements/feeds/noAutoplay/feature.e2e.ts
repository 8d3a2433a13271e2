import {expect, test} from '#e2e/support/test';

const video = '.activity-markdown video';

test('[noAutoplay] stops videos from starting on their own', {tag: '@core'}, async ({open, ids}) => {
  const page = await open(`/activity/${ids.activityText}`, {settings: {noAutoplay: true}});
  await expect(page.locator('.activity-markdown > .markdown')).toBeVisible();
  await expect(page.locator(video).first()).not.toHaveAttribute('autoplay');
  expect(
    await page
      .locator(video)
      .first()
      .evaluate(node => (node as HTMLVideoElement).paused),
  ).toBe(true);
});
