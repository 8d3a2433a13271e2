import {post} from '#e2e/support/posting';
import {expect, test} from '#e2e/support/test';

test('[noScrollPosts] shows a long status in full', {tag: '@core'}, async ({open, standIn}) => {
  const lines = Array.from({length: 60}, (_, number) => `Line ${number} of a long status`);
  await post(standIn, lines.join('\n\n'));
  const page = await open('/home', {as: 'member', settings: {noScrollPosts: true}});
  const box = page.locator('.activity-markdown .markdown', {hasText: 'Line 59'});
  const [full, content] = await box.evaluate(({clientHeight, scrollHeight}) => [clientHeight, scrollHeight] as const);
  expect(full).toBe(content);
  expect(full).toBeGreaterThan(1000);
});
