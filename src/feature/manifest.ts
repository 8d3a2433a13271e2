import {allRoutes} from '#host/pages/allRoutes';
import {anywhere, eachAddress, type Route} from '#host/pages/route';
import type {DeclaredNeed, FeatureConditions} from '#services/features';
import {manifest, partTable, routeLists} from '#services/manifest.generated';
import {featureSwitch, type SingleSwitchId} from '#services/settings/featureSwitch';
import {toggle, type ToggleSetting} from '#services/settings/handles';
import type {Feature} from './defineFeature';

/** The dispatcher's data about a part whose definition isn't evaluated yet. */
export interface PartEntry {
  readonly featureId: string;
  /** Distinguishes the parts of a feature that has several. */
  readonly name: string | undefined;
  /** Key of the switch that the part belongs to, if its feature has several. */
  readonly switchKey: string | undefined;
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
   * Evaluates a definition at once, so that its style sheets apply before the next paint; `undefined` until its file is
   * loaded.
   *
   * @throws the errors of its modules
   */
  definitionOf(id: string): Feature | undefined;
  /** Loads the files of all definitions. Rejects if they can't be read. */
  loadDefinitions(): Promise<void>;
}

/** A row of the generated manifest. */
interface Row {
  readonly enabledByDefault: boolean;
  readonly storedAs?: string;
  /** Defaults by key. */
  readonly switches?: Readonly<Record<string, boolean>>;
  readonly locked?: boolean;
  readonly needs?: readonly DeclaredNeed[];
  readonly requires?: readonly SingleSwitchId[];
  readonly alsoWith?: readonly SingleSwitchId[];
}

/** A part: its feature, the index of its list of routes, and its name and its switch if the feature has several. */
type PartRow = readonly [featureId: string, routes: number, name?: string | undefined, switchKey?: string];

const switchesOf = (switches: NonNullable<Row['switches']>): readonly ToggleSetting[] =>
  Object.entries(switches).map(([key, initial]) => toggle(key, {title: '', initial}));

/** Reads the generated manifest for the dispatcher. */
export function readManifest({
  definitionOf,
  loadDefinitions,
}: Pick<FeatureSource, 'definitionOf' | 'loadDefinitions'>): FeatureSource {
  const routesByName = new Map([...allRoutes, anywhere, eachAddress].map(route => [route.name, route]));
  const rows: readonly (readonly [string, Row])[] = Object.entries(manifest);
  const table: readonly PartRow[] = partTable;
  const lists = routeLists.map(names => names.split(' ').flatMap(name => routesByName.get(name) ?? []));
  return {
    features: rows.map(([id, {requires = [], alsoWith = [], switches, ...row}]) => ({
      id,
      ...row,
      ...(switches && {switches: switchesOf(switches)}),
      requiresFeatures: requires.map(featureSwitch),
      alsoOnWith: alsoWith.map(featureSwitch),
    })),
    parts: table.map(([featureId, routes, name, switchKey]) => ({
      featureId,
      name,
      switchKey,
      routes: lists[routes] ?? [],
    })),
    definitionOf,
    loadDefinitions,
  };
}
