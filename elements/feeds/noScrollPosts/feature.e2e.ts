import {changeSettings} from '#e2e/support/page';
import {post} from '#e2e/support/posting';
import {expect, test} from '#e2e/support/test';

test(
  '[noScrollPosts] shows a long status in full, in feeds and on its page',
  {tag: '@core'},
  async ({open, standIn}) => {
    const lines = Array.from({length: 60}, (_, number) => `Line ${number} of a long status`);
    const id = await post(standIn, lines.join('\n\n'));
    for (const path of ['/home', `/activity/${id}`]) {
      const page = await open(path, {as: 'member', settings: {noScrollPosts: true}});
      const box = page.locator('.activity-markdown .markdown', {hasText: 'Line 59'});
      const heights = () => box.evaluate(({clientHeight, scrollHeight}) => [clientHeight, scrollHeight] as const);
      await expect(box).toHaveCount(1);
      const [full, content] = await heights();
      expect(full).toBe(content);
      expect(full).toBeGreaterThan(1000);
      await changeSettings(page, {noScrollPosts: false});
      await expect.poll(heights).toEqual([560, content]);
      await changeSettings(page, {noScrollPosts: true});
      await expect.poll(heights).toEqual([full, content]);
    }
  },
);
