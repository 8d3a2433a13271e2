// Writes src/services/manifest.generated.ts: what the definitions say that other modules need without importing them.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {root} from './bootstrap.mjs';
import {loadCatalogue} from './catalogue.mjs';

const file = join(root, 'src/services/manifest.generated.ts');

const contentOf = features => `// Generated from the definitions by tools/manifest.mjs.
export const manifest = {
${features.map(({id, enabledByDefault}) => `  ${id}: {enabledByDefault: ${enabledByDefault}},`).join('\n')}
} as const;

export type FeatureId = keyof typeof manifest;
`;

const stored = () => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Writes the manifest where the definitions, or the table of planned features, say something else than it does. */
export async function generateManifest() {
  const {catalogue, planned} = await loadCatalogue();
  const content = contentOf([...catalogue, ...planned]);
  if (content !== stored()) writeFileSync(file, content);
}
