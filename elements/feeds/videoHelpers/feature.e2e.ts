import {changeSettings} from '#e2e/support/page';
import {post} from '#e2e/support/posting';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const video = '.activity-markdown video';

/** Posts a status with a video whose address ends with `hash`; resolves to its id. */
const postVideo = (standIn: StandIn, hash: string) => post(standIn, `webm(/img/posts/dance.webm${hash})`);

for (const [hash, width, controls] of [
  ['#220', '220px', true],
  ['#40%', '40%', true],
  ['#image50%', '50%', false],
  ['#image', undefined, false],
] as const)
  test(
    `[videoHelpers] understands ${hash} after a video's address`,
    {tag: hash === '#image50%' ? '@core' : []},
    async ({open, standIn}) => {
      const page = await open(`/activity/${await postVideo(standIn, hash)}`, {settings: {videoHelpers: false}});
      const node = page.locator(video).first();
      await expect(node).toHaveAttribute('controls');
      const own = await node.evaluate(each => each.getBoundingClientRect().width);
      await changeSettings(page, {videoHelpers: true});
      const columns = await page
        .locator('.activity-markdown > .markdown')
        .first()
        .evaluate(each => each.getBoundingClientRect().width);
      const wanted =
        width === undefined
          ? own
          : width.endsWith('%')
            ? (columns * Number.parseInt(width)) / 100
            : Number.parseInt(width);
      await expect
        .poll(() => node.evaluate(each => Math.round(each.getBoundingClientRect().width)))
        .toBe(Math.round(wanted));
      if (controls) await expect(node).toHaveAttribute('controls');
      else await expect(node).not.toHaveAttribute('controls');
      await changeSettings(page, {videoHelpers: false});
      await expect(node).toHaveAttribute('controls');
      await expect(node).not.toHaveAttribute('width');
    },
  );

test('[videoHelpers] lets embedded players fill the screen', async ({open, ids}) => {
  const page = await open(`/activity/${ids.activityText}`);
  const frame = page.locator('.markdown .youtube > iframe').first();
  await expect(frame).toHaveAttribute('allowfullscreen', '');
  await changeSettings(page, {videoHelpers: false});
  await expect(frame).not.toHaveAttribute('allowfullscreen');
});
