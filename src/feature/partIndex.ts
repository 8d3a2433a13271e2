import type {Route} from '#host/pages/route';
import type {FeatureConditions} from '#services/features';
import type {FeatureSource, PartEntry} from './manifest';

/** A part of the manifest with its feature and its position in the order of all parts. */
export interface IndexedPart extends PartEntry {
  readonly feature: FeatureConditions;
  readonly order: number;
}

/** The parts by route, so that a navigation touches only those of its routes. */
export interface PartIndex {
  /** The parts of the routes of an address. */
  at(address: URL): readonly IndexedPart[];
}

/** Indexes the parts of all features by their routes. */
export function indexParts({features, parts}: FeatureSource): PartIndex {
  const byId = new Map(features.map(feature => [feature.id, feature]));
  const byRoute = new Map<Route, IndexedPart[]>();
  for (const [order, part] of parts.entries()) {
    const feature = byId.get(part.featureId);
    if (!feature) continue;
    const indexed = {...part, feature, order};
    for (const route of part.routes) byRoute.set(route, [...(byRoute.get(route) ?? []), indexed]);
  }
  return {
    at: address => [...new Set([...byRoute].flatMap(([route, own]) => (route.match(address) ? own : [])))],
  };
}

/** All these parts, each once, in the order given by the `before` and `after` of all. */
export const inOrder = (...parts: readonly Iterable<IndexedPart>[]) =>
  [...new Set(parts.flatMap(some => [...some]))].toSorted((one, other) => one.order - other.order);
