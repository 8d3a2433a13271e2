import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test(
  '[hollowHearts] outlines hearts until they are liked, in feeds and the forum',
  {tag: '@core'},
  async ({open, ids}) => {
    const paths = [`/activity/${ids.activityText}`, `/forum/thread/${ids.thread}`];
    for (const path of paths) {
      const page = await open(path, {as: 'member', settings: {hollowHearts: true}});
      const heart = page.locator('.like-wrap').first();
      const shape = heart.locator('.fa-heart path');
      const fill = () => shape.evaluate(node => getComputedStyle(node).fill);
      await expect(shape).toBeVisible();
      if (await heart.locator('.liked').count()) await heart.locator('.button').click();
      await expect(heart.locator('.button:not(.liked)')).toBeVisible();
      await expect.poll(fill).toBe('rgba(0, 0, 0, 0)');
      expect(await shape.evaluate(node => getComputedStyle(node).strokeWidth)).toBe('1.5px');
      await heart.locator('.button').click();
      await expect(heart.locator('.button.liked')).toBeVisible();
      await expect.poll(fill).toBe('rgb(232, 93, 117)');
      await heart.locator('.button').click();
      await expect.poll(fill).toBe('rgba(0, 0, 0, 0)');
      await changeSettings(page, {hollowHearts: false});
      await expect.poll(fill).not.toBe('rgba(0, 0, 0, 0)');
    }
  },
);
