// Generates the catalogue and evaluates the definitions, which are TypeScript, for tools that run in Node.
import {build} from 'esbuild';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import {root} from './bootstrap.mjs';

const contents = `
export {catalogue} from './src/catalogue.generated';
export {manifestOf} from './src/feature/manifestOf';
export {tagOf} from './src/feature/part';
export {categories} from './src/services/features';
`;

const idsIn = file => [...readFileSync(join(root, file), 'utf8').matchAll(/'(\w+)'/g)].map(([, id]) => id);

/** The ids of all features, in the order of the settings page. */
const order = () => idsIn('src/catalogue.ts');

/** The folder of each feature by its id, such as `elements/feeds/tweets`. */
export const featureFolders = () =>
  new Map(
    readdirSync(join(root, 'elements')).flatMap(area =>
      readdirSync(join(root, 'elements', area)).map(id => [id, `elements/${area}/${id}`]),
    ),
  );

const stored = file => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Writes a generated file, unless it is as it should be. */
export function writeIfChanged(name, content) {
  const file = join(root, name);
  if (content !== stored(file)) writeFileSync(file, content);
}

const catalogueOf =
  features => `// Generated from src/catalogue.ts by tools/catalogue.mjs: all definitions with their texts, for the settings page.
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

/** The manifest while it is being made: a default that a definition takes from another one counts as off. */
const emptyManifest = () =>
  `export const manifest = {${order().map(id => `${id}: {enabledByDefault: false}`)}};
export const routeLists = [];
export const partTable = [];`;

/** Lazy components need a browser; a definition only names them. The manifest is made of the definitions, so they are evaluated without it. */
const definitionsAlone = {
  name: 'definitions-alone',
  setup(bundler) {
    bundler.onResolve({filter: /\/manifest\.generated$/}, ({path}) => ({path, namespace: 'manifest'}));
    bundler.onLoad({filter: /./, namespace: 'manifest'}, () => ({contents: emptyManifest()}));
    bundler.onResolve({filter: /./}, ({kind, path}) =>
      kind === 'dynamic-import' ? {path, external: true} : undefined,
    );
  },
};

/** The modules that define the features: `catalogue`, `manifestOf`, `tagOf`, `categories`. */
export async function loadCatalogue() {
  const folders = featureFolders();
  writeIfChanged('src/catalogue.generated.ts', catalogueOf(order().map(id => ({id, folder: folders.get(id)}))));
  // One for each process: another one may be reading its own at this moment.
  const outfile = join(root, `build/catalogue-${process.pid}.mjs`);
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
  try {
    return await import(`${pathToFileURL(outfile).href}?${Date.now()}`);
  } finally {
    rmSync(outfile, {force: true});
  }
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
