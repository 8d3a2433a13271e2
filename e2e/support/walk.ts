import type {CDPSession, Page} from '@playwright/test';

import type {Ids} from './test';
import {follow, quiet} from './page';

/** Where a walk leads: every kind of page, those that keep their view side by side. */
export const stops = (ids: Ids) => [
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

export interface Weight {
  listeners: number;
  nodes: number;
}

/** Event listeners and nodes that are alive after a forced collection, as the browser counts them. */
export async function weigh(session: CDPSession): Promise<Weight> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const {metrics} = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
  return {listeners: of('JSEventListeners'), nodes: of('Nodes')};
}

/**
 * Walks so many navigations, waiting at each stop until host and product are quiet, and tells how much more is alive at
 * the end of the last lap than at the end of the first (both at the last stop).
 */
export async function walk(page: Page, ids: Ids, navigations: number, stillness = 500) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const path = stops(ids);
  let first: Weight | undefined;
  for (let step = 0; step < navigations; step += 1) {
    const stop = path[step % path.length] ?? '/home';
    await follow(page, stop);
    await quiet(page, stillness);
    if (step === path.length - 1) first = await weigh(session);
  }
  const last = await weigh(session);
  return {listeners: last.listeners - (first?.listeners ?? 0), nodes: last.nodes - (first?.nodes ?? 0)};
}
