import {expect, type Page} from '@playwright/test';

import type {Condition} from './condition';
import {everythingVisible, isWanted, switchable, type Switchable} from './features';
import {openListEditor} from './listEditor';
import {changeSettings, navigate, waitUntilQuiet} from './page';
import {pathOf, type PageScene} from './pageScene';
import {conditions, ownedScenes} from './pageScenes';
import {siteUrl, type StandIn} from './server';
import {general, pathsByRoute} from './sideEffects';
import type {Ids, OpenOptions} from './test';

/** A page on which at least one feature shows something. */
export interface Scene extends Pick<PageScene, 'act' | 'end'>, Pick<Condition, 'before' | 'settings' | 'path'> {
  /** The features that it is for. */
  readonly ids: readonly string[];
  /** The elements that it must show. */
  readonly tags?: readonly string[];
}

/** Elements that need more than their page and its condition: scenes of their features show them, or tests of failures. */
const special = [
  'am-notifications-note',
  'am-better-list-preview-note',
  'am-range-setter',
  'am-drafts',
  'am-completed-score-page',
  'am-dropped-score-page',
  'am-dropped-score-feed',
  'am-no-image-polyfill',
  'am-expanded-list-notes-box',
  'am-list-table-differences',
  'am-list-table-table',
  'am-bulk-edit-bar',
  'am-year-stepper-filter',
  'am-relations',
];

const placesOf = (parts: Switchable['parts']) => parts.filter(({verb}) => verb === 'place');

/** One scene for each page on which parts show something. */
function partScenes(): readonly Scene[] {
  const found = new Map<unknown, Scene>();
  for (const {id, key, parts} of switchable().filter(isWanted))
    for (const {routes, tag} of placesOf(parts).filter(({tag}) => !special.includes(tag))) {
      const route = routes[0] ?? '';
      const isFirst = placesOf(parts)[0]?.routes[0] === route;
      const {path, before, settings} = (isFirst && conditions[key]) || {};
      const page = general.includes(route) ? '/home' : (ids: Ids) => pathsByRoute(ids).get(route) ?? '/404';
      const place = before ?? settings ?? path ?? (general.includes(route) ? '/home' : route);
      const {ids = [], tags = []} = found.get(place) ?? {};
      found.set(place, {
        ids: [...new Set([...ids, id])],
        tags: [...tags, tag],
        path: path ?? page,
        ...(before && {before}),
        ...(settings && {settings}),
      });
    }
  return [...found.values()];
}

/** One scene for each page on which such a part shows something as well; a part with more pages than these is on almost all. */
const maxRoutes = 10;
const routeScenes = (): readonly Scene[] => {
  const found = new Map<string, Scene>();
  for (const {id, parts} of switchable().filter(isWanted))
    for (const {routes} of placesOf(parts).filter(part => part.routes.length <= maxRoutes))
      for (const route of routes.slice(1).filter(each => !general.includes(each)))
        found.set(route, {
          ids: [...new Set([...(found.get(route)?.ids ?? []), id])],
          path: ids => pathsByRoute(ids).get(route) ?? '/404',
        });
  return [...found.values()];
};

/** Scenes of elements that appear only after a choice of the user. */
const chosenScenes: readonly Scene[] = [
  {ids: ['yearStepper'], path: '/search/anime?year=2020%25', tags: ['am-year-stepper-filter']},
  {
    ids: ['rangeSetter'],
    path: ({anime, slug}) => `/anime/${anime}/${slug}/staff`,
    tags: ['am-range-setter'],
    act: page => openListEditor(page, Number(/\d+/.exec(new URL(page.url()).pathname)?.[0])),
    end: page => page.keyboard.press('Escape'),
  },
];

/** The scenes that features declare, and one for each page that shows a part. */
const everyScene = (): readonly Scene[] => [
  ...ownedScenes.filter(isWanted).map(({id, ...scene}) => ({ids: [id], ...scene})),
  ...partScenes(),
  ...routeScenes(),
  ...chosenScenes.filter(({ids}) => ids.some(id => isWanted({id}))),
];

/** Scrolls down until elements are in the page: they exist only near the viewport, and some only once it is quiet. */
const reveal = (page: Page, tags: readonly string[]) =>
  expect(async () => {
    const missing = await page.evaluate(wanted => {
      const absent = wanted.filter(tag => !document.querySelector(tag));
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      if (absent.length) scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight / 2);
      return absent;
    }, tags);
    expect(missing).toEqual([]);
  }).toPass({timeout: 10_000, intervals: [100]});

interface Means {
  open: (path: string, options?: OpenOptions) => Promise<Page>;
  ids: Ids;
  standIn: StandIn;
}

/** A page on which nothing of ours loads late, of a view without scenes. */
const elsewhere = '/moderators';

/** The scenes in parts of at most `size` that run side by side. */
export function sceneParts({size = 9} = {}): readonly (readonly Scene[])[] {
  const all = everyScene();
  return Array.from({length: Math.ceil(all.length / size)}, (_, part) => all.slice(part * size, (part + 1) * size));
}

/** The ids that begin the title of a test of these scenes. */
export const idsOf = (scenes: readonly Scene[]) =>
  [...new Set(scenes.flatMap(({ids}) => ids))].map(id => `[${id}]`).join('');

const viewOf = (path: string) => /^\/[^/?]*/.exec(path)?.[0];

/** The values that settings have in the other scenes. */
const usual = (keys: readonly string[]) => {
  const all: Record<string, unknown> = everythingVisible();
  return Object.fromEntries(keys.map(key => [key, all[key]]));
};

/** How long the API takes to answer while a page is loaded (ms). */
const slowAnswerMs = 800;

/** The tests of a worker load each address once for each width. */
const loadedBefore = new Set<string>();

/** Called on a page that was loaded anew while the API was slow; `again` loads it once more. */
export type Loaded = (page: Page, scene: Scene, address: string, again: () => Promise<void>) => Promise<unknown>;

/**
 * Loads a page as on a first visit: nothing is stored of what the API has answered, and the API is slow. Something is
 * unread, except on the list of notifications, where AniList's own button for that comes late and moves the list.
 */
async function load(page: Page, address: string, standIn: StandIn) {
  if (address !== '/notifications') await standIn.control('notify?type=ACTIVITY_REPLY');
  await standIn.control(`faults?operation=*&kind=latency&ms=${slowAnswerMs}`);
  // No page may use the storage meanwhile.
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {origin: siteUrl, storageTypes: 'indexeddb'});
  await session.detach();
  await page.goto(siteUrl + address);
  await waitUntilQuiet(page);
  await standIn.control('faults?clear');
}

/**
 * Shows the scenes one after another in a tab with every feature on. `look` is called for each, with its address. If
 * `loaded` is given, it is called once for each address, before the scene acts; scenes that prepare their page are only navigated to.
 */
export async function eachScene(
  scenes: readonly Scene[],
  {open, ids, standIn}: Means,
  options: OpenOptions,
  {loaded, look}: {loaded?: Loaded; look?: (page: Page, path: string) => Promise<unknown>},
) {
  await standIn.control('clock?live=off');
  await standIn.control('rate?window=500&limit=100000');
  const page = await open(elsewhere, {as: 'member', token: true, settings: everythingVisible(), ...options});
  let last = elsewhere;
  for (const scene of scenes) {
    const {path = '/home', before, settings, tags = [], act, end} = scene;
    const address = await pathOf({path}, ids, standIn);
    const visit = `${options.width ?? ''} ${address}`;
    if (loaded && !before && !settings && !loadedBefore.has(visit)) {
      loadedBefore.add(visit);
      const again = () => load(page, address, standIn);
      await again();
      await loaded(page, scene, address, again);
    } else if (look) {
      // The site keeps the nodes of a view, and with them what the last scene has opened.
      if (viewOf(address) === viewOf(last)) await navigate(page, elsewhere);
      if (settings) await changeSettings(page, settings);
      await navigate(page, address);
    }
    last = address;
    if (!look) continue;
    if (before) await waitUntilQuiet(page);
    await before?.(page, ids, standIn);
    await act?.(page);
    await waitUntilQuiet(page);
    if (tags.length) await reveal(page, tags);
    await look(page, address);
    await end?.(page);
    if (settings) await changeSettings(page, usual(Object.keys(settings)));
  }
}
