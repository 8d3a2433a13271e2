import type {Page} from '@playwright/test';

import type {Condition} from './condition';
import {conditions} from './pageScenes';
import {allSwitches, isWanted, switchable, type Switchable} from './features';
import {general, pathsByRoute} from './sideEffects';
import {moveTime} from './fixedTime';
import {navigate, waitUntilQuiet} from './page';
import type {StandIn} from './server';
import type {Ids, OpenOptions} from './test';

const noon = '2026-11-20T12:00:00Z';
const minute = 60_000;

/**
 * Features that act once and cannot be undone: leave the page, choose a filter, update times; or for whose end the site
 * creates its cards anew. Each has its own tests.
 */
export const irreversible = ['autoLogin', 'relativeTime', 'selectMyThreads', 'nonJapaneseVoiceDefaults'];

/** Number of features in one tab: more would keep one worker busy while the others have nothing left to do. */
const maxFeatures = 8;

/** A path, a function that finds one, or a route. */
type Place = NonNullable<Condition['path']>;

/** Features that are tested on the same page of the site. */
interface Stop {
  place: Place;
  features: Switchable[];
}
/** The stops of a tab, one after another. */
type Group = Stop[];

/** The features of all stops of a tab. */
export const featuresOf = (group: Group) => group.flatMap(({features}) => features);

/** The place where a switch takes effect: that of its condition, or its first route. */
function mainPlace({key, parts}: Switchable): Place {
  const route = parts[0]?.routes[0] ?? '';
  return conditions[key]?.path ?? (general.includes(route) ? '/home' : route);
}

/** The other routes of a switch's parts. One that needs preparation has none: it shows nothing there without it. */
function furtherRoutes({key, parts}: Switchable): readonly Place[] {
  if (conditions[key]?.before) return [];
  const first = parts[0]?.routes[0] ?? '';
  return [...new Set(parts.flatMap(({routes}) => routes))].filter(name => name !== first && !general.includes(name));
}

/** Whether one tab serves both switches: neither needs preparation, or a switch that is the other one's. */
function canShare(one: Switchable, other: Switchable) {
  const [a, b] = [conditions[one.key] ?? {}, conditions[other.key] ?? {}];
  const isFree =
    !a.before &&
    !b.before &&
    !a.alone &&
    !b.alone &&
    !(other.key in (a.settings ?? {})) &&
    !(one.key in (b.settings ?? {}));
  return isFree && a.width === b.width && a.theme === b.theme;
}

/** The tabs for some pairs of a switch and a place; each has up to `most` pairs. */
function inTabs(pairs: readonly {feature: Switchable; place: Place}[], most: number): Group[] {
  const found: Group[] = [];
  // Pairs of one place are next to each other, so that a tab visits few pages.
  const byPlace = new Map<Place, Switchable[]>();
  for (const {feature, place} of pairs) byPlace.set(place, [...(byPlace.get(place) ?? []), feature]);
  for (const [place, features] of byPlace)
    for (const feature of features) {
      const fits = (group: Group) =>
        featuresOf(group).length < most && featuresOf(group).every(other => canShare(feature, other));
      const group = found.find(fits);
      const stop = group?.find(each => each.place === place);
      if (stop) stop.features.push(feature);
      else if (group) group.push({place, features: [feature]});
      else found.push([{place, features: [feature]}]);
    }
  return found;
}

const tested = () => switchable().filter(feature => isWanted(feature) && !irreversible.includes(feature.id));

/** The wanted switches, each at the place where it takes effect. */
export const groups = (): Group[] =>
  inTabs(
    tested().map(feature => ({feature, place: mainPlace(feature)})),
    maxFeatures,
  );

/** The wanted switches at all other routes of their parts. */
export const furtherGroups = (): Group[] =>
  inTabs(
    tested().flatMap(feature => furtherRoutes(feature).map(place => ({feature, place}))),
    3 * maxFeatures,
  );

interface Means {
  open: (path: string, options?: OpenOptions) => Promise<Page>;
  ids: Ids;
  standIn: StandIn;
}

/** Opens a tab for a group with all features off and the clock stopped; resolves to it, and to a function that goes to a stop. */
export async function openFor(group: Group, {open, ids, standIn}: Means) {
  const all = featuresOf(group);
  const needed = all.map(({key}) => conditions[key]?.settings ?? {});
  const {before, width, theme} = conditions[all[0]?.key ?? ''] ?? {};
  const pathOf = async ({place}: Stop) =>
    typeof place === 'string' ? (pathsByRoute(ids).get(place) ?? place) : place(ids, standIn);
  const [first] = group;
  if (!first) throw new Error('a tab must have a stop');
  await standIn.control(`clock?freeze=${noon}&live=off`);
  const page = await open(await pathOf(first), {
    as: 'member',
    token: true,
    clockAt: noon,
    countsSubscriptions: true,
    ...(width && {width}),
    ...(theme && {theme}),
    settings: Object.fromEntries([allSwitches(false), ...needed].flatMap(each => Object.entries(each))),
  });
  await before?.(page, ids, standIn);
  const goTo = async (stop: Stop) => {
    if (stop !== first) {
      // Each page has the requests of a minute, which earlier features would use up while the clock stands still.
      await moveTime(page, minute);
      await navigate(page, await pathOf(stop));
    }
    await waitUntilQuiet(page);
  };
  return {page, goTo};
}
