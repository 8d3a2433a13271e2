import {expect, test} from '#e2e/support/test';

const own = {as: 'member'} as const;

test('[progressBar] shows the progress on each card of known length', {tag: '@core'}, async ({open}) => {
  const page = await open('/home', {...own, settings: {progressBar: true}});
  const card = page.locator('.list-preview > .media-preview-card', {hasText: /Progress: \d+\/\d+/}).first();
  const info = await card.locator('.info').textContent();
  const [, progress, total] = /(\d+)\/(\d+)/.exec(String(info)) ?? [];
  expect([progress, total]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
  const bar = card.locator('am-progress-bar meter');
  await expect(bar).toHaveAttribute('value', String(progress));
  await expect(bar).toHaveAttribute('max', String(total));
});
