import type {Page} from '@playwright/test';

import {quiet, store} from '../support/page';
import {expect, test} from '../support/test';

const texts = '.activity-feed .activity-entry.activity-text';

/** What the statuses say that are seen. */
const said = (page: Page) =>
  page
    .locator(texts)
    .evaluateAll(nodes =>
      nodes
        .filter(node => node.getClientRects().length > 0)
        .map(node => node.querySelector('.activity-markdown')?.textContent ?? ''),
    );

test('[blockWord] hides statuses by a pattern, or by a text that is none, and nothing else', async ({open}) => {
  const page = await open('/home', {as: 'member', settings: {blockWord: true}});
  await quiet(page);
  const before = await said(page);
  const word = /[a-z]{6,}/i.exec(before[0] ?? '')?.[0] ?? '';
  expect(word).not.toBe('');
  const without = before.filter(text => !text.toLowerCase().includes(word.toLowerCase()));
  await store(page, {blockWordValue: `${word.toUpperCase().slice(0, -1)}.`});
  await expect.poll(() => said(page)).toEqual(without);
  await store(page, {blockWordValue: '[('});
  await expect.poll(() => said(page)).toEqual(before);
  await store(page, {blockWordValue: '.'});
  await expect.poll(() => said(page)).toEqual([]);
  const lists = page.locator('.activity-feed .activity-entry:not(.activity-text)');
  expect(await lists.evaluateAll(nodes => nodes.every(node => node.getClientRects().length > 0))).toBe(true);
  await store(page, {blockWord: false});
  await expect.poll(() => said(page)).toEqual(before);
});
