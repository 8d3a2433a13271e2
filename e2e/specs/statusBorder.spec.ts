import type {Page} from '@playwright/test';

import {quiet, store} from '../support/page';
import {expect, test} from '../support/test';

/** First word of each list activity with width and colour of its right border; statuses say "-". */
const borders = (page: Page) =>
  page.locator('.activity-feed .activity-entry').evaluateAll(nodes =>
    nodes.map(node => {
      const {borderRightWidth, borderRightColor} = getComputedStyle(node.querySelector('.wrap') ?? node);
      const [word = '-'] = node.querySelector('.status')?.textContent?.trim().split(' ') ?? [];
      return {word, width: borderRightWidth, colour: borderRightColor};
    }),
  );

test('[statusBorder] colours list activities by their status, and only while it is on', async ({open}) => {
  const page = await open('/home', {as: 'member', settings: {statusBorder: true}});
  await quiet(page);
  const shown = await borders(page);
  const colours = new Map(shown.filter(({word}) => word !== '-').map(({word, colour}) => [word, colour]));
  expect(colours.size).toBeGreaterThan(1);
  for (const {word, width, colour} of shown) {
    expect(width).toBe(word === '-' ? '0px' : '5px');
    if (word !== '-') expect(colour).toBe(colours.get(word));
  }
  expect(colours.get('Completed') ?? '').not.toBe(colours.get('Watched') ?? '');
  await store(page, {statusBorder: false});
  await expect.poll(async () => (await borders(page)).every(({width}) => width === '0px')).toBe(true);
  await expect(page.locator('[data-am-status]')).toHaveCount(0);
});
