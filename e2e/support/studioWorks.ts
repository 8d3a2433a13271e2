import {expect, type Page} from '@playwright/test';

import {queryApi} from './api';
import type {StandIn} from './server';

/** A studio with hundreds of media. */
export const path = '/studio/1003';
/** The tag of our element. */
export const tag = 'am-studio-sorting-works';
/** Our controls. */
export const controls = (page: Page) => page.locator('am-studio-sorting-controls');
/** Our element. */
export const ours = (page: Page) => page.locator(tag);
/** Our cards that are in the page. */
export const cards = (page: Page) => ours(page).getByRole('listitem');
/** The site's own list. */
export const grid = (page: Page) => page.locator('.studio > .grid-wrap');
/** Chooses an order. */
export const choose = (page: Page, name: string) => controls(page).getByLabel('Sort order').selectOption(name);

/** A media item with its sort values. */
export interface Work {
  id: number;
  isAdult: boolean;
  popularity: number;
  averageScore: number | null;
  meanScore: number | null;
  favourites: number;
}

/** The 100 most popular media and the 25 best rated, from the API, each once. */
export async function worksOf(standIn: StandIn, id: number): Promise<Work[]> {
  const fields = 'nodes { id isAdult popularity averageScore meanScore favourites }';
  const page = (name: string, number: number, sort: string) =>
    `${name}: media(page: ${number}, perPage: 25, sort: ${sort}) { ${fields} }`;
  const pages = [1, 2, 3, 4].map(number => page(`p${number}`, number, 'POPULARITY_DESC'));
  const {Studio} = await queryApi<{Studio: Record<string, {nodes: Work[]}>}>(
    standIn,
    `{ Studio(id: ${id}) { ${pages.join(' ')} ${page('rated', 1, 'SCORE_DESC')} } }`,
  );
  const all = Object.values(Studio).flatMap(({nodes}) => nodes);
  return [...new Map(all.map(work => [work.id, work])).values()];
}

/**
 * Scrolls from the top to the end, and records each card on the way with its position, and the maximum number in the
 * page at once.
 */
const scrollThrough = (page: Page) =>
  page.evaluate(async name => {
    const root = document.querySelector(name)?.shadowRoot;
    const ids: Record<string, number> = {};
    let most = 0;
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    const look = () => {
      const found = [...(root?.querySelectorAll('[role="listitem"]') ?? [])];
      most = Math.max(most, found.length);
      for (const card of found)
        ids[String(card.ariaPosInSet)] = Number(
          /\d+/.exec(card.querySelector('.title a')?.getAttribute('href') ?? '')?.[0],
        );
    };
    scrollTo(0, 0);
    const end = root?.host.getBoundingClientRect().bottom ?? 0;
    for (let y = 0; y < end + innerHeight; y += innerHeight * 0.7) {
      scrollTo(0, y);
      await frame();
      await frame();
      look();
    }
    return {most, ids};
  }, tag);

/** Reads all cards by scrolling: their ids in their order, and the most cards that were in the page at once. */
export async function readAll(page: Page): Promise<{most: number; ids: number[]}> {
  const total = Number(await cards(page).first().getAttribute('aria-setsize'));
  let found: Awaited<ReturnType<typeof scrollThrough>> = {most: 0, ids: {}};
  await expect(async () => {
    found = await scrollThrough(page);
    expect(Object.keys(found.ids)).toHaveLength(total);
  }).toPass();
  const ordered = Object.entries(found.ids).toSorted(([a], [b]) => Number(a) - Number(b));
  return {most: found.most, ids: ordered.map(([, id]) => id)};
}
