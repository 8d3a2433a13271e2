// The pages of the unit tests: each evaluates many test files, and all of them share chunks that are bundled once for a run, into build/unit.
import {build} from 'esbuild';
import {readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';

import {root} from './bootstrap.mjs';
import {buildTargets} from './browsers.mjs';
import {sharedRoot} from './sharedRoot.mjs';

const folder = 'build/unit';

/** Files of one folder share a page: `test/domain`, `test/host`; of services and elements, those of each inner folder. */
const pageOf = file => {
  const [, area = 'root', part] = /^(?:test\/)?(?:(\w+)\/)?(?:(\w+)\/)?/.exec(file) ?? [];
  return ['services', 'elements'].includes(area) && part ? `${area}-${part}` : area;
};

const bytesOf = files => files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);

/**
 * Files by the page that evaluates them. Large pages come first: one that starts last would keep a single core busy.
 */
export function pagesOf(files) {
  const pages = new Map();
  for (const file of files) pages.set(pageOf(file), [...(pages.get(pageOf(file)) ?? []), file]);
  return new Map([...pages].toSorted(([, a], [, b]) => bytesOf(b) - bytesOf(a)));
}

/** Maximum wait of a test for its expectation (ms): slow machines must not fail them. */
const maxWaitMs = 15_000;

/** The seed of tests with random values: the same in every run, because a gate must not fail by chance. Nightly runs take another. */
const seed = Number(process.env.AUTOMAIL_SEED ?? 20_261_126);
const usesProperties = file => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'");

/**
 * A page's module. Code that hooks into every test is evaluated first, outside of all suites. Then each file is
 * evaluated inside a suite named after it: `require` makes esbuild evaluate a module there and then, whereas an import
 * would do so too early.
 */
const moduleOf = (files, grep) => `
${files.some(usesProperties) ? `import fc from 'fast-check';\nfc.configureGlobal({seed: ${seed}});` : ''}
import './test/support/world.ts';
import './test/support/shortFailures.ts';
import {configure} from '@testing-library/react';
configure({asyncUtilTimeout: ${maxWaitMs}});
${files.map(file => `describe(${JSON.stringify(file)}, () => void require(${JSON.stringify(`./${file}`)}));`).join('\n')}
${grep.length ? `import {keepTests} from './test/support/keepTests.ts';\nkeepTests(${JSON.stringify(grep)});` : ''}
`;

const pageModules = (sets, grep) => ({
  name: 'page-modules',
  setup(bundler) {
    bundler.onResolve({filter: /^page:/}, ({path}) => ({path: path.slice('page:'.length), namespace: 'page'}));
    bundler.onLoad({filter: /./, namespace: 'page'}, ({path}) => {
      const [set, page] = path.split('/');
      return {contents: moduleOf(sets[set].get(page), grep), resolveDir: root, loader: 'ts'};
    });
  },
});

const filesBelow = (folder, ending) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(name => name.endsWith(ending))
    .toSorted();

/** The module `scenes:AREA`: the scenes of all features of an area of elements, or of all areas, by the id of the feature. */
function scenesOf(area) {
  const files = filesBelow(area === 'all' ? 'elements' : `elements/${area}`, '/scenes.ts');
  const imports = files.map((file, index) => `import {scenes as scenes${index}} from './${file}';`);
  const rows = files.map((file, index) => `${JSON.stringify(file.split('/')[2])}: scenes${index}`);
  return `${imports.join('\n')}\nexport const features = {${rows.join(', ')}};`;
}

/** The module `queries:all`: the names of all queries of the product's documents. */
function queryNames() {
  const texts = ['src', 'elements']
    .flatMap(folder => filesBelow(folder, '.graphql'))
    .map(file => readFileSync(join(root, file), 'utf8'));
  const names = texts.flatMap(text => [...text.matchAll(/^query (\w+)/gm)].map(([, name]) => name));
  return `export const queries = ${JSON.stringify(names.toSorted())};`;
}

const gathered = {
  name: 'gathered-modules',
  setup(bundler) {
    bundler.onResolve({filter: /^(?:scenes|queries):/}, ({path}) => ({path, namespace: 'gathered'}));
    bundler.onLoad({filter: /./, namespace: 'gathered'}, ({path}) => {
      const [kind, area] = path.split(':');
      return {contents: kind === 'scenes' ? scenesOf(area) : queryNames(), resolveDir: root, loader: 'ts'};
    });
  },
};

/** How esbuild reads the sources: as in the pages. */
const asInPages = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: buildTargets,
  jsx: 'automatic',
  conditions: ['development'],
  define: {
    'process.env.NODE_ENV': '"development"',
    __EVERY_FAULT__: String(process.env.AUTOMAIL_FAULTS === 'every'),
    __INTERLEAVINGS__: JSON.stringify({
      count: Number(process.env.AUTOMAIL_INTERLEAVINGS ?? 300),
      only: Number(process.env.AUTOMAIL_INTERLEAVING) || null,
    }),
  },
  loader: {'.css': 'text', '.md': 'text', '.graphql': 'text'},
  tsconfig: 'tsconfig.json',
};

/** A function of a source's path that returns the files, among these and what they import, that import it, directly or not. */
export async function importersIn(files) {
  const {metafile} = await build({
    ...asInPages,
    splitting: true,
    entryPoints: files,
    outdir: join(root, folder),
    write: false,
    metafile: true,
    plugins: [gathered, sharedRoot],
    logLevel: 'silent',
  });
  const importers = new Map();
  for (const [file, {imports}] of Object.entries(metafile.inputs))
    for (const {path} of imports) importers.set(path, [...(importers.get(path) ?? []), file]);
  return source => {
    const found = new Set([source]);
    for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
    return [...found];
  };
}

/**
 * Bundles sets of files, by name. Returns for each set the addresses of its pages. If `grep` has texts, only tests
 * remain whose path of titles contains one of them, ignoring case.
 */
export async function bundlePages(filesOf, grep = []) {
  rmSync(join(root, folder), {recursive: true, force: true});
  const sets = Object.fromEntries(Object.entries(filesOf).map(([set, files]) => [set, pagesOf(files)]));
  const names = Object.entries(sets).flatMap(([set, pages]) => [...pages.keys()].map(page => `${set}/${page}`));
  await build({
    entryPoints: names.map(name => ({in: `page:${name}`, out: name})),
    outdir: join(root, folder),
    ...asInPages,
    splitting: true,
    sourcemap: true,
    plugins: [pageModules(sets, grep), gathered, sharedRoot],
    logLevel: 'warning',
  });
  return Object.fromEntries(
    Object.entries(sets).map(([set, pages]) => [set, [...pages.keys()].map(page => `${folder}/${set}/${page}.js`)]),
  );
}
