import {allRoutes} from '#host/pages/allRoutes';
import {anywhere, eachAddress, type Route} from '#host/pages/route';
import type {FeatureConditions, Need} from '#services/features';
import {manifest, partTable, routeLists, type FeatureId} from '#services/manifest.generated';
import {featureSwitch} from '#services/settings/featureSwitch';
import type {Feature} from './defineFeature';

/** The dispatcher's data about a part whose definition isn't evaluated yet. */
export interface PartEntry {
  readonly featureId: string;
  /** Distinguishes the parts of a feature that has several. */
  readonly name: string | undefined;
  /**
   * The definition is evaluated on these routes. The part's own routes may accept fewer addresses, and read more of
   * them.
   */
  readonly routes: readonly Route[];
}

/** The features for the dispatcher: data of all, and definitions on request. */
export interface FeatureSource {
  readonly features: readonly FeatureConditions[];
  /** The parts of all features, in the order given by their `before` and `after`. */
  readonly parts: readonly PartEntry[];
  /**
   * Evaluates a definition at once, so that its style sheets apply before the next paint.
   *
   * @throws the errors of its modules
   */
  definitionOf(id: string): Feature;
}

/** A row of the generated manifest. */
interface Row {
  readonly enabledByDefault: boolean;
  readonly locked?: boolean;
  readonly needs?: readonly Need[];
  readonly requires?: readonly FeatureId[];
  readonly alsoWith?: readonly FeatureId[];
}

/** A part: its feature, the index of its list of routes, and its name if the feature has several. */
type PartRow = readonly [featureId: string, routes: number, name?: string];

/** Reads the generated manifest for the dispatcher. */
export function readManifest(definitionOf: FeatureSource['definitionOf']): FeatureSource {
  const routesByName = new Map([...allRoutes, anywhere, eachAddress].map(route => [route.name, route]));
  const rows: readonly (readonly [string, Row])[] = Object.entries(manifest);
  const table: readonly PartRow[] = partTable;
  const lists = routeLists.map(names => names.split(' ').flatMap(name => routesByName.get(name) ?? []));
  return {
    features: rows.map(([id, {requires = [], alsoWith = [], ...row}]) => ({
      id,
      ...row,
      requiresFeatures: requires.map(featureSwitch),
      alsoOnWith: alsoWith.map(featureSwitch),
    })),
    parts: table.map(([featureId, routes, name]) => ({featureId, name, routes: lists[routes] ?? []})),
    definitionOf,
  };
}
