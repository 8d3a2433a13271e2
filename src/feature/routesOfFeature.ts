import {allRoutes} from '#host/pages/allRoutes';
import {partTable, routeLists} from '#services/manifest.generated';

/** The names of the pages on which a feature does something; `undefined` if it works on all pages. */
export function routeNamesOf(featureId: string): readonly string[] | undefined {
  const lists: readonly string[] = routeLists;
  const rows: readonly (readonly [string, number, ...unknown[]])[] = partTable;
  const names = new Set(rows.filter(([id]) => id === featureId).flatMap(([, list]) => lists[list]?.split(' ') ?? []));
  return names.has('anywhere') || names.has('eachAddress') ? undefined : [...names];
}

/** Whether the current page is one of those. */
export const isOnPage = (names: readonly string[], address = new URL(location.href)) =>
  allRoutes.some(each => names.includes(each.name) && each.match(address) !== undefined);
