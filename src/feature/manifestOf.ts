import {allRoutes} from '#host/pages/allRoutes';
import {anywhere, eachAddress, type Route} from '#host/pages/route';
import type {Feature} from './defineFeature';
import type {FeatureSource} from './manifest';
import {orderParts} from './partOrder';

/** A source of definitions that are already evaluated. */
export function sourceOf(catalogue: readonly Feature[]): FeatureSource {
  const definitions = new Map(catalogue.map(feature => [feature.id, feature]));
  return {
    features: catalogue,
    parts: orderParts(catalogue).map(({feature: {id}, part: {name, routes}}) => ({featureId: id, name, routes})),
    definitionOf(id) {
      const found = definitions.get(id);
      if (!found) throw new Error(`There is no feature "${id}".`);
      return found;
    },
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

/** The data of these features for the generated manifest. */
export const manifestOf = (catalogue: readonly Feature[]) => ({
  features: catalogue.map(({id, enabledByDefault, locked, needs = [], requiresFeatures = [], alsoOnWith = []}) => ({
    id,
    enabledByDefault,
    ...(locked ? {locked} : {}),
    ...(needs.length ? {needs} : {}),
    ...(requiresFeatures.length ? {requires: requiresFeatures.map(({key}) => key)} : {}),
    ...(alsoOnWith.length ? {alsoWith: alsoOnWith.map(({key}) => key)} : {}),
  })),
  parts: sourceOf(catalogue).parts.map(({featureId, name, routes}) => ({featureId, name, routes: namesOf(routes)})),
});
