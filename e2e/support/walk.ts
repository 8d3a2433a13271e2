import type {CDPSession, Page} from '@playwright/test';

import type {Ids} from './test';
import {navigate, waitUntilQuiet} from './page';

/** The stops of a walk: every kind of page, with those that share a view next to each other. */
export const walkPaths = (ids: Ids) => [
  '/home',
  `/activity/${ids.activityList}`,
  `/activity/${ids.activityText}`,
  `/user/${ids.user}/`,
  `/user/${ids.other}/`,
  `/user/${ids.other}/social`,
  `/anime/${ids.anime}/${ids.slug}/`,
  `/anime/${ids.anime}/${ids.slug}/characters`,
  `/anime/${ids.animeNoBanner}/${ids.slug}/`,
  `/manga/${ids.manga}/${ids.slug}/`,
  `/character/${ids.character}`,
  '/character/2',
  '/search/characters',
  '/search/anime',
  '/forum/recent?category=5',
  `/forum/thread/${ids.thread}`,
  `/staff/${ids.staff}`,
  '/settings/apps',
  '/settings/developer',
  '/reviews',
];

/** The objects alive in the page at the end of a lap, after a forced garbage collection. */
export interface Lap {
  /** The number of event listeners, as the browser counts them. */
  listeners: number;
  /** Detached trees that are still referenced, by the name of their root node. */
  detached: string[];
}

interface DetachedTree {
  treeNode: {nodeName: string; localName: string};
}

/** Counts event listeners and detached trees that are alive after a forced garbage collection. */
export async function countAlive(session: CDPSession): Promise<Lap> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const {metrics} = await session.send('Performance.getMetrics');
  // Playwright's types do not have this method yet.
  const send = session.send.bind(session) as (method: string) => Promise<{detachedNodes: DetachedTree[]}>;
  const {detachedNodes} = await send('DOM.getDetachedDomNodes');
  return {
    listeners: metrics.find(({name}) => name === 'JSEventListeners')?.value ?? Number.NaN,
    detached: detachedNodes.map(({treeNode}) => treeNode.localName || treeNode.nodeName),
  };
}

/** The detached trees that are elements of ours. */
export const ourTags = (lap: Lap | undefined) => (lap?.detached ?? []).filter(name => name.startsWith('am-'));

/**
 * Walks this many laps, waiting at each stop until host and product are quiet; resolves to the objects alive at the end
 * of each.
 */
export async function walk(page: Page, ids: Ids, laps: number): Promise<Lap[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('DOM.enable');
  const found: Lap[] = [];
  for (let lap = 0; lap < laps; lap += 1) {
    for (const stop of walkPaths(ids)) {
      await navigate(page, stop);
      await waitUntilQuiet(page);
    }
    found.push(await countAlive(session));
  }
  return found;
}

/** The number of listeners added between the last two laps. */
export function growth(laps: readonly Lap[]) {
  const [before, last] = laps.slice(-2);
  if (!before || !last) throw new Error('a walk of fewer than two laps cannot be compared');
  return {listeners: last.listeners - before.listeners};
}
