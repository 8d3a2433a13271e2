import type {Page} from '@playwright/test';

import {conditions} from './pageScenes';
import {allSwitches, isWanted as isChosen, switchable, type Switchable} from './features';
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

/** Maximum number of features in one tab: more would keep one worker busy while the others have nothing left to do. */
const maxFeatures = 8;

/** Features that are tested on the same page of the site. */
type Stop = Switchable[];
/** The stops of a tab, one after another. */
type Group = Stop[];

/** The place where a switch is tested: a path, a function that finds one, or its first route. */
function placeOf({key, parts}: Switchable) {
  const route = parts[0]?.routes[0] ?? '';
  return conditions[key]?.path ?? (general.includes(route) ? '/home' : route);
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

/** The switches that are tested together in one tab: up to eight of the wanted ones. */
export function groups(isWanted: (feature: Switchable) => boolean = () => true): Group[] {
  const found: Group[] = [];
  // Switches on the same page are next to each other, so that a tab visits few pages.
  const byPlace = new Map<unknown, Switchable[]>();
  for (const feature of switchable().filter(
    each => isChosen(each) && isWanted(each) && !irreversible.includes(each.id),
  ))
    byPlace.set(placeOf(feature), [...(byPlace.get(placeOf(feature)) ?? []), feature]);
  for (const feature of [...byPlace.values()].flat()) {
    const fits = (group: Group) =>
      group.flat().length < maxFeatures && group.flat().every(other => canShare(feature, other));
    const group = found.find(fits);
    const stop = group?.find(([first]) => first && placeOf(first) === placeOf(feature));
    if (stop) stop.push(feature);
    else if (group) group.push([feature]);
    else found.push([[feature]]);
  }
  return found;
}

interface Means {
  open: (path: string, options?: OpenOptions) => Promise<Page>;
  ids: Ids;
  standIn: StandIn;
}

/** Opens a tab for a group with all features off and the clock stopped; resolves to it, and to a function that goes to a stop. */
export async function openFor(group: Group, {open, ids, standIn}: Means) {
  const all = group.flat();
  const needed = all.map(({key}) => conditions[key]?.settings ?? {});
  const {before, width, theme} = conditions[all[0]?.key ?? ''] ?? {};
  const pathOf = async ([feature]: Stop) => {
    if (!feature) throw new Error('a stop must have a feature');
    const place = placeOf(feature);
    return typeof place === 'string' ? (pathsByRoute(ids).get(place) ?? place) : place(ids, standIn);
  };
  await standIn.control(`clock?freeze=${noon}&live=off`);
  const page = await open(await pathOf(group[0] ?? []), {
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
    if (stop !== group[0]) {
      // Each page has the requests of a minute, which earlier features would use up while the clock stands still.
      await moveTime(page, minute);
      await navigate(page, await pathOf(stop));
    }
    await waitUntilQuiet(page);
  };
  return {page, goTo};
}
