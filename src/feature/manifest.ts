import {allRoutes} from '#host/pages/allRoutes';
import {anywhere, eachAddress, type Route} from '#host/pages/route';
import type {FeatureConditions, Need} from '#services/features';
import {manifest, partTable, routeLists, type FeatureId} from '#services/manifest.generated';
import {featureSwitch} from '#services/settings/featureSwitch';
import type {Feature} from './defineFeature';

/** What the dispatcher knows of a part before its definition is evaluated. */
export interface PartEntry {
  readonly featureId: string;
  /** Distinguishes the parts of a feature that has several. */
  readonly name: string | undefined;
  /** The definition is evaluated on these. The routes of the part itself may accept fewer addresses, and read more. */
  readonly routes: readonly Route[];
}

/** The features as the dispatcher sees them: data of all, and definitions on request. */
export interface FeatureSource {
  readonly features: readonly FeatureConditions[];
  /** The parts of all features, in the order that their `before` and `after` say. */
  readonly parts: readonly PartEntry[];
  /**
   * Evaluates a definition at once, so that what it restyles holds before the next paint.
   *
   * @throws what its modules throw
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

/** A part: its feature, the index of its list of routes, and its name where the feature has several. */
type PartRow = readonly [featureId: string, routes: number, name?: string];

/** The generated manifest as the dispatcher reads it. */
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
