import type {Page} from '@playwright/test';

import {conditions} from './conditions';
import {allSwitches, type ListedFeature} from './features';
import {pathsByRoute, switchable} from './sideEffects';
import {waitUntilQuiet} from './page';
import type {StandIn} from './server';
import type {Ids, OpenOptions} from './test';

const noon = '2026-11-20T12:00:00Z';

/** These act once and cannot be undone: leave the page, choose a filter, update times. Each has tests of its own. */
export const irreversible = ['autoLogin', 'relativeTime', 'selectMyThreads'];

const routeOf = ({parts}: ListedFeature) => parts[0]?.routes[0] ?? 'home';

/** Which features are tested together in one page: up to four of the same route that need nothing special; every other one alone. */
export function groups(): ListedFeature[][] {
  const found: ListedFeature[][] = [];
  const open = new Map<string, ListedFeature[]>();
  for (const feature of switchable().filter(({id}) => !irreversible.includes(id))) {
    const isSpecial = Object.keys(conditions[feature.id] ?? {}).some(key => key !== 'behaviour');
    const group = isSpecial ? undefined : open.get(routeOf(feature));
    if (group && group.length < 4) group.push(feature);
    else {
      const fresh = [feature];
      found.push(fresh);
      if (!isSpecial) open.set(routeOf(feature), fresh);
    }
  }
  return found;
}

interface Means {
  openGroups: (path: string, options?: OpenOptions) => Promise<Page>;
  ids: Ids;
  standIn: StandIn;
}

/** Opens the page on which a group of features is tested, with all of them off and the clock stopped. */
export async function openFor(group: readonly ListedFeature[], {openGroups, ids, standIn}: Means): Promise<Page> {
  const [first] = group;
  if (!first) throw new Error('a group must have a feature');
  const {path, before, settings, width, theme} = conditions[first.id] ?? {};
  await standIn.control(`clock?freeze=${noon}&live=off`);
  const where =
    typeof path === 'function' ? await path(ids, standIn) : (path ?? pathsByRoute(ids).get(routeOf(first)) ?? '/home');
  const page = await openGroups(where, {
    as: 'member',
    token: true,
    clockAt: noon,
    ...(width && {width}),
    ...(theme && {theme}),
    settings: {...allSwitches(false), ...settings},
  });
  await before?.(page, ids, standIn);
  await waitUntilQuiet(page);
  return page;
}
