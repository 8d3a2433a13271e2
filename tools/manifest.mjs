// Writes src/services/manifest.generated.ts: what the dispatcher needs to know of all features without evaluating their definitions.
import {loadCatalogue, writeIfChanged} from './catalogue.mjs';

const listed = values => values.map(value => `'${value}'`).join(', ');

const rowOf = ({id, enabledByDefault, locked, needs, requires}) =>
  `  ${id}: {enabledByDefault: ${enabledByDefault}${locked ? ', locked: true' : ''}${needs ? `, needs: [${listed(needs)}]` : ''}${requires ? `, requires: [${listed(requires)}]` : ''}},`;

const partOf = ({featureId, routes, name}) =>
  `  [${listed([featureId, routes.join(' '), ...(name === undefined ? [] : [name])])}],`;

const manifestFile = ({features, parts}) => `// Generated from the definitions by tools/manifest.mjs.
export const manifest = {
${features.map(rowOf).join('\n')}
} as const;

export type FeatureId = keyof typeof manifest;

export const partTable = [
${parts.map(partOf).join('\n')}
] as const;
`;

/** Writes the manifest where the definitions, or the table of planned features, say something else than it does. */
export async function generateManifest() {
  const {catalogue, manifestOf, planned} = await loadCatalogue();
  const {features, parts} = manifestOf(catalogue);
  writeIfChanged('src/services/manifest.generated.ts', manifestFile({features: [...features, ...planned], parts}));
}
