// Evaluates the definitions, which are TypeScript, for tools that run in Node.
import {build} from 'esbuild';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import {root} from './bootstrap.mjs';

const contents = `
export {catalogue} from './src/catalogue';
export {tagOf} from './src/feature/part';
export {planned} from './src/planned';
export {categories} from './src/services/features';
`;

/**
 * Lazy components need a browser; a definition only names them. The manifest is made of the definitions, so they are evaluated without
 * it: a default that a definition takes from another one counts as off.
 */
const definitionsAlone = {
  name: 'definitions-alone',
  setup(bundler) {
    bundler.onResolve({filter: /\/manifest\.generated$/}, ({path}) => ({path, namespace: 'manifest'}));
    bundler.onLoad({filter: /./, namespace: 'manifest'}, () => ({
      contents: 'export const manifest = new Proxy({}, {get: () => ({enabledByDefault: false})});',
    }));
    bundler.onResolve({filter: /./}, ({kind, path}) =>
      kind === 'dynamic-import' ? {path, external: true} : undefined,
    );
  },
};

/** The modules that define the features: `catalogue`, `tagOf`, `categories`. */
export async function loadCatalogue() {
  const outfile = join(root, 'build/catalogue.mjs');
  await build({
    stdin: {contents, resolveDir: root, sourcefile: 'catalogue-entry.ts', loader: 'ts'},
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    absWorkingDir: root,
    loader: {'.css': 'text'},
    tsconfig: 'tsconfig.json',
    plugins: [definitionsAlone],
  });
  // Node caches modules by URL, so a rewritten file needs a new one.
  return import(`${pathToFileURL(outfile).href}?${Date.now()}`);
}

const settingOf = ({key, type, title, initial, min, max, values}) => ({
  key,
  type,
  title,
  default: initial,
  ...(min === undefined && max === undefined ? {} : {bounds: {min, max}}),
  ...(values ? {values} : {}),
});

/** Every definition as plain data, in catalogue order. */
export async function definitions() {
  const {catalogue, tagOf} = await loadCatalogue();
  return catalogue.map(feature => ({
    id: feature.id,
    title: feature.title,
    extendedDescription: feature.extendedDescription ?? null,
    categories: feature.categories,
    on: feature.enabledByDefault,
    locked: feature.locked ?? false,
    visible: feature.visible ?? true,
    importance: feature.importance ?? 0,
    needs: feature.needs ?? [],
    settings: (feature.settings ?? []).map(settingOf),
    parts: feature.parts.map(part => ({
      verb: part.verb,
      name: part.name ?? null,
      routes: part.routes.map(({name}) => name),
      tag: tagOf(feature.id, part),
    })),
  }));
}
