// Writes what the build makes of the definitions: src/catalogue.generated.ts, all of them with their texts, for the settings page; and
// src/services/manifest.generated.ts, what the dispatcher needs to know of all features without evaluating their definitions.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {root} from './bootstrap.mjs';
import {featureFolders, loadCatalogue, order} from './catalogue.mjs';

const by = 'Generated from the definitions by tools/manifest.mjs.';

const catalogueOf = features => `// ${by}
import {withTexts, type DescribedFeature} from '#feature/defineFeature';
${features
  .map(
    ({id, folder}) => `import ${id} from '#${folder}/feature';\nimport {text as ${id}Text} from '#${folder}/messages';`,
  )
  .join('\n')}

export const catalogue: readonly DescribedFeature[] = [
${features.map(({id}) => `  withTexts(${id}, ${id}Text),`).join('\n')}
];
`;

const listed = values => values.map(value => `'${value}'`).join(', ');

const rowOf = ({id, enabledByDefault, locked, needs, requires}) =>
  `  ${id}: {enabledByDefault: ${enabledByDefault}${locked ? ', locked: true' : ''}${needs ? `, needs: [${listed(needs)}]` : ''}${requires ? `, requires: [${listed(requires)}]` : ''}},`;

const partOf = ({featureId, routes, name}) =>
  `  [${listed([featureId, routes.join(' '), ...(name === undefined ? [] : [name])])}],`;

const manifestFile = ({features, parts}) => `// ${by}
export const manifest = {
${features.map(rowOf).join('\n')}
} as const;

export type FeatureId = keyof typeof manifest;

export const partTable = [
${parts.map(partOf).join('\n')}
] as const;
`;

const stored = file => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

function writeIfChanged(name, content) {
  const file = join(root, name);
  if (content !== stored(file)) writeFileSync(file, content);
}

/** Writes both files where the definitions, or the table of planned features, say something else than they do. */
export async function generateManifest() {
  const folders = featureFolders();
  writeIfChanged('src/catalogue.generated.ts', catalogueOf(order().map(id => ({id, folder: folders.get(id)}))));
  const {catalogue, manifestOf, planned} = await loadCatalogue();
  const {features, parts} = manifestOf(catalogue);
  writeIfChanged('src/services/manifest.generated.ts', manifestFile({features: [...features, ...planned], parts}));
}
