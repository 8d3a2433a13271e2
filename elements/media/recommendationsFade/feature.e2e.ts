import type {Locator} from '@playwright/test';

import {queryAsMember} from '#e2e/support/api';
import {mediaPage} from '#e2e/support/paths';
import {receivedQueries} from '#e2e/support/operations';
import {bringIntoView, waitUntilQuiet} from '#e2e/support/page';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const signedIn = {as: 'member', token: true} as const;
const settings = {recommendationsFade: true};

/** The cards by whether they should be faded, and whether they are. */
async function cardsOf(cards: Locator, standIn: StandIn) {
  const found = await cards.evaluateAll(nodes =>
    nodes.map(node => ({
      id: Number(/\/(\d+)/.exec((node.matches('a') ? node : node.querySelector('a'))?.getAttribute('href') ?? '')?.[1]),
      isFaded: getComputedStyle(node).opacity === '0.3',
    })),
  );
  expect(found.length).toBeGreaterThan(0);
  const query = `{ ${[...new Set(found.map(({id}) => id))]
    .map(id => `m${id}: Media(id: ${id}) { mediaListEntry { id } }`)
    .join(' ')} }`;
  const entries = await queryAsMember<Record<string, {mediaListEntry: object | null}>>(standIn, 'member', query);
  return found.map(({id, isFaded}) => ({id, isFaded, isListed: Boolean(entries[`m${id}`]?.mediaListEntry)}));
}

test(
  '[recommendationsFade] fades recommendations on the list until they have the pointer or the focus',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(mediaPage(ids), {...signedIn, settings});
    const cards = page.locator('.overview .recommendation-card');
    await bringIntoView(page.locator('.recommendations'));
    await waitUntilQuiet(page);
    await page.mouse.move(0, 0);
    const all = await cardsOf(cards, standIn);
    expect(all.map(({isFaded}) => isFaded)).toEqual(all.map(({isListed}) => isListed));
    expect(new Set(all.map(({isListed}) => isListed)).size).toBe(2);
    expect([...(await receivedQueries(standIn))].filter(name => name === 'RelatedStatuses')).toHaveLength(1);
    const faded = cards.nth(all.findIndex(({isListed}) => isListed));
    await faded.hover();
    await expect(faded).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(faded).toHaveCSS('opacity', '0.3');
    await faded.locator('a').first().focus();
    await expect(faded).toHaveCSS('opacity', '1');
  },
);

test('[recommendationsFade] fades both media of a pair, with one request for all on the screen', async ({
  open,
  standIn,
}) => {
  const page = await open('/recommendations', {...signedIn, settings});
  const first = page.locator('.recommendation-pair-card > a.media');
  await expect(first.first()).toBeVisible();
  await waitUntilQuiet(page);
  const visible = page.locator('.recommendation-pair-card > a.media:has(am-recommendations-fade-paired)');
  const all = await cardsOf(visible, standIn);
  expect(all.map(({isFaded}) => isFaded)).toEqual(all.map(({isListed}) => isListed));
  expect(all.filter(({isFaded}) => isFaded).length).toBeGreaterThan(0);
  const log = await standIn.control<{who: string; operation: string}[]>('log');
  expect(log.filter(({who, operation}) => who === 'api' && operation.includes('ListedMedia'))).toHaveLength(1);
});
