// Writes src/services/manifest.generated.ts: what the dispatcher needs to know of all features without evaluating their definitions.
import {loadCatalogue, writeIfChanged} from './catalogue.mjs';

const listed = values => values.map(value => `'${value}'`).join(', ');

const rowOf = ({id, enabledByDefault, locked, needs, requires, alsoWith}) =>
  `  ${id}: {enabledByDefault: ${enabledByDefault}${locked ? ', locked: true' : ''}${needs ? `, needs: [${listed(needs)}]` : ''}${requires ? `, requires: [${listed(requires)}]` : ''}${alsoWith ? `, alsoWith: [${listed(alsoWith)}]` : ''}},`;

/** The lists of routes that parts have, each once; a part refers to its list by the index. */
const routeListsOf = parts => [...new Set(parts.map(({routes}) => routes.join(' ')))];

const partOf = ({featureId, routes, name}, routeLists) =>
  `  ['${featureId}', ${routeLists.indexOf(routes.join(' '))}${name === undefined ? '' : `, '${name}'`}],`;

const manifestFile = (
  {features, parts},
  routeLists = routeListsOf(parts),
) => `// Generated from the definitions by tools/manifest.mjs.
export const manifest = {
${features.map(rowOf).join('\n')}
} as const;

export type FeatureId = keyof typeof manifest;

export const routeLists = [
${routeLists.map(routes => `  '${routes}',`).join('\n')}
] as const;

export const partTable = [
${parts.map(part => partOf(part, routeLists)).join('\n')}
] as const;
`;

/** Writes the manifest where the definitions say something else than it does. */
export async function generateManifest() {
  const {catalogue, manifestOf} = await loadCatalogue();
  const {features, parts} = manifestOf(catalogue);
  writeIfChanged('src/services/manifest.generated.ts', manifestFile({features, parts}));
}
