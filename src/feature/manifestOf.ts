import {allRoutes} from '#host/pages/allRoutes';
import {anywhere, eachAddress, type Route} from '#host/pages/route';
import {keyOf} from '#services/features';
import type {ToggleSetting} from '#services/settings/handles';
import type {Feature} from './defineFeature';
import type {FeatureSource} from './manifest';
import {orderParts} from './partOrder';

/** A source of definitions that are already evaluated. */
export function sourceOf(catalogue: readonly Feature[]): FeatureSource {
  const definitions = new Map(catalogue.map(feature => [feature.id, feature]));
  return {
    features: catalogue,
    parts: orderParts(catalogue).map(({feature: {id}, part: {name, routes, switch: own}}) => ({
      featureId: id,
      name,
      switchKey: own?.key,
      routes,
    })),
    definitionOf(id) {
      const found = definitions.get(id);
      if (!found) throw new Error(`There is no feature "${id}".`);
      return found;
    },
    loadDefinitions: () => Promise.resolve(),
  };
}

const routeNames = new Set([...allRoutes, eachAddress].map(({name}) => name));

/** The names by which the manifest refers to the routes of a part. @throws for an unknown route */
function namesOf(routes: readonly Route[]): readonly string[] {
  const names = routes.map(({name}) => name);
  if (names.includes(anywhere.name)) return [anywhere.name];
  const unknown = names.find(name => !routeNames.has(name));
  if (unknown !== undefined) throw new Error(`The route "${unknown}" is not in src/host/pages/allRoutes.ts.`);
  return names;
}

/** The ids of the features that have these switches. */
const idsOf = (catalogue: readonly Feature[], switches: readonly ToggleSetting[] = []) =>
  switches.map(({key}) => catalogue.find(feature => keyOf(feature) === key)?.id ?? key);

/** The data of a feature for the generated manifest. */
const rowOf = (feature: Feature, catalogue: readonly Feature[]) => {
  const {id, storedAs, enabledByDefault, switches, locked, needs = [], requiresFeatures, alsoOnWith} = feature;
  const requires = idsOf(catalogue, requiresFeatures);
  const alsoWith = idsOf(catalogue, alsoOnWith);
  return {
    id,
    ...(storedAs === undefined ? {} : {storedAs}),
    enabledByDefault,
    ...(switches && {switches: Object.fromEntries(switches.map(({key, initial}) => [key, initial]))}),
    ...(locked ? {locked} : {}),
    ...(needs.length ? {needs} : {}),
    ...(requires.length ? {requires} : {}),
    ...(alsoWith.length ? {alsoWith} : {}),
  };
};

/** The data of these features for the generated manifest. */
export const manifestOf = (catalogue: readonly Feature[]) => ({
  features: catalogue.map(feature => rowOf(feature, catalogue)),
  parts: sourceOf(catalogue).parts.map(({routes, ...part}) => ({...part, routes: namesOf(routes)})),
});
