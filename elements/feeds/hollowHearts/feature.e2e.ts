import {expect, test} from '#e2e/support/test';

test('[hollowHearts] outlines a heart until it is liked', {tag: '@core'}, async ({open, ids}) => {
  const page = await open(`/activity/${ids.activityText}`, {as: 'member', settings: {hollowHearts: true}});
  const heart = page.locator('.like-wrap').first();
  const shape = heart.locator('.fa-heart path');
  await expect(shape).toBeVisible();
  if (await heart.locator('.liked').count()) await heart.locator('.button').click();
  await expect(heart.locator('.button:not(.liked)')).toBeVisible();
  await expect(shape).toHaveCSS('fill', 'rgba(0, 0, 0, 0)');
  await expect(shape).toHaveCSS('stroke-width', '1.5px');
  await heart.locator('.button').click();
  await expect(heart.locator('.button.liked')).toBeVisible();
  await expect(shape).toHaveCSS('fill', 'rgb(232, 93, 117)');
  await heart.locator('.button').click();
  await expect(shape).toHaveCSS('fill', 'rgba(0, 0, 0, 0)');
});
