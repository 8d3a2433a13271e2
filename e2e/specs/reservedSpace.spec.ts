// The space that is reserved for a component is as high as the component, also while that is loading. Generated from the catalogue: every part with
// `reserve` is measured on its pages.
import type {Page} from '@playwright/test';

import {everythingVisible, features} from '../support/features';
import {waitUntilQuiet} from '../support/page';
import {conditions} from '../support/pageScenes';
import {siteUrl, type StandIn} from '../support/server';
import {pathsByRoute} from '../support/sideEffects';
import {expect, test, type Ids} from '../support/test';

/** Parts with reserved space, each with its feature's key. */
const reserving = features().flatMap(({id, storedAs = id, parts}) =>
  parts.filter(({reserves}) => reserves).map(part => ({...part, key: part.switch ?? storedAs})),
);

/** The pages of a part: the one its feature is tested on, or one for each of its routes. */
async function pagesOf({key, routes}: (typeof reserving)[number], ids: Ids, standIn: StandIn): Promise<string[]> {
  const path = conditions[key]?.path;
  if (path !== undefined) return [typeof path === 'string' ? path : await path(ids, standIn)];
  const pages = pathsByRoute(ids);
  return routes.flatMap(route => pages.get(route) ?? []);
}

interface Taken {
  space: HTMLElement;
  element: HTMLElement;
  /** The moves in the moment in which the element took the space. */
  moves: number[];
}

/** Records every reserved space of a page with the element that took its place. */
const recordSpaces = (page: Page) =>
  page.addInitScript(() => {
    const taken: Taken[] = [];
    const isOurs = (node: Node | null): node is HTMLElement =>
      node instanceof HTMLElement && node.localName.startsWith('am-');
    /** By how much the content around an element would move if it gave its space back (px). */
    const movesOf = ({space, element}: Omit<Taken, 'moves'>) => {
      const parent = element.parentElement;
      if (!parent || element.hidden) return [];
      const next = element.nextElementSibling;
      const edges = () => {
        const {top, bottom} = parent.getBoundingClientRect();
        return [bottom - top, next ? next.getBoundingClientRect().top - top : 0];
      };
      const rendered = edges();
      element.hidden = true;
      element.after(space);
      const reserved = edges();
      space.remove();
      element.hidden = false;
      return rendered.map((edge, index) => edge - (reserved[index] ?? 0));
    };
    const observer = new MutationObserver(records => {
      for (const {removedNodes, previousSibling: element} of records)
        for (const space of removedNodes)
          if (space.nodeName === 'AM-RESERVED-SPACE' && space instanceof HTMLElement && isOurs(element))
            taken.push({space, element, moves: movesOf({space, element})});
      // The measurement itself.
      observer.takeRecords();
    });
    observer.observe(document, {subtree: true, childList: true});
    Object.assign(window, {
      takenSpaces: () =>
        taken.flatMap(each => {
          const moves = movesOf(each);
          return moves.length ? [{tag: each.element.localName, moves: [...each.moves, ...moves]}] : [];
        }),
    });
  });

/**
 * For each element that took a reserved space: by how much the content around it would move if it gave it back (px), when
 * it took it and now.
 */
const movesOf = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'takenSpaces') as () => {tag: string; moves: number[]}[])());

for (const width of [1600, 400] as const)
  test(
    `the space reserved for each component is as high as the component, also while loading (${width})`,
    {tag: '@text'},
    async ({open, ids, standIn}) => {
      test.setTimeout(240_000);
      await standIn.control('clock?live=off');
      await standIn.control('rate?window=1000&limit=100000');
      const page = await open('/terms', {
        as: 'member',
        token: true,
        width,
        settings: everythingVisible(),
        beforeLoad: recordSpaces,
      });
      const measured = new Set<string>();
      const missing = () => reserving.filter(({tag}) => !measured.has(tag));
      const session = await page.context().newCDPSession(page);
      const measureOn = async (path: string) => {
        // A component whose data is stored renders at once and takes no space. No page may use the storage meanwhile.
        await page.goto('about:blank');
        await session.send('Storage.clearDataForOrigin', {origin: siteUrl, storageTypes: 'indexeddb'});
        await page.goto(siteUrl + path);
        await waitUntilQuiet(page);
        for (const {tag, moves} of await movesOf(page)) {
          measured.add(tag);
          for (const move of moves) expect.soft(Math.abs(move), `${tag} on ${path}`).toBeLessThanOrEqual(1);
        }
      };
      // An element is measured on another visit if the site rendered its anchor again, or showed late what it needs.
      for (let visit = 0; visit < 12 && missing().length > 0; visit += 1)
        for (const path of new Set((await Promise.all(missing().map(part => pagesOf(part, ids, standIn)))).flat()))
          await measureOn(path);
      expect([...measured].toSorted()).toEqual(reserving.map(({tag}) => tag).toSorted());
    },
  );
