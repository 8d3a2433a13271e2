import {changeSettings, navigate} from '#e2e/support/page';
import {post} from '#e2e/support/posting';
import {expect, test} from '#e2e/support/test';

/** The ending of a video's address, with the share of the text's width or the width (px), and whether it has controls. */
const videos = [
  ['#220', {px: 220}, true],
  ['#40%', {share: 0.4}, true],
  ['#image50%', {share: 0.5}, false],
  ['#image', undefined, false],
] as const;

test(
  '[videoHelpers] understands the width and the word image after a video’s address, and lets embedded players fill the screen',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const text = videos.map(([hash]) => `webm(/img/posts/dance.webm${hash})`).join('\n\n');
    const page = await open(`/activity/${await post(standIn, text)}`, {settings: {videoHelpers: false}});
    const nodes = page.locator('.activity-markdown video');
    const widthOf = (selector: typeof nodes) =>
      selector.first().evaluate(each => Math.round(each.getBoundingClientRect().width));
    await expect(nodes).toHaveCount(videos.length);
    const own = await widthOf(nodes.last());
    await changeSettings(page, {videoHelpers: true});
    const whole = await widthOf(page.locator('.activity-markdown > .markdown'));
    for (const [place, [hash, size, hasControls]] of videos.entries())
      await test.step(hash, async () => {
        const node = nodes.nth(place);
        const wanted = size === undefined ? own : 'px' in size ? size.px : Math.round(whole * size.share);
        await expect.poll(() => widthOf(node)).toBe(wanted);
        if (hasControls) await expect(node).toHaveAttribute('controls');
        else await expect(node).not.toHaveAttribute('controls');
      });
    await test.step('embedded players', async () => {
      await navigate(page, `/activity/${ids.activityText}`);
      await expect(page.locator('.markdown .youtube > iframe').first()).toHaveAttribute('allowfullscreen', '');
    });
  },
);
