// The output of the build: its chunks and its files. Needs no browser.
import {expect, test} from '@playwright/test';
import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {release} from '#platform/release';

import {largestBytes, requiredNames} from '../../tools/editions.mjs';
import {features} from '../support/features';
import {metadataOf} from '../support/userscript';

interface Chunk {
  fileName: string;
  imports: string[];
  isEntry: boolean;
  modules: string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');

for (const [file, bytes] of Object.entries(largestBytes(release.version)))
  test(`${file} is at most ${bytes.toLocaleString('en')} bytes large`, {tag: '@core'}, () => {
    expect(statSync(root + file).size, '`npm run bench -- --only sizes` lists what is large').toBeLessThanOrEqual(
      bytes,
    );
  });

/** Chunks that are evaluated with the entry, at document-start. */
function eager(chunks: readonly Chunk[]) {
  const reached = new Set<Chunk>();
  const walk = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) walk(chunks.find(({fileName}) => fileName === name));
  };
  walk(chunks.find(({isEntry}) => isEntry));
  return [...reached];
}

const lazy = /node_modules\/(?:react|react-dom|scheduler|@r2wc|@apollo|@wry\/(?!equality)[\w-]+|graphql|rxjs)\//;

test('the code evaluated at document-start contains neither React nor Apollo', {tag: '@core'}, () => {
  const chunks = JSON.parse(read('build/chunks.json')) as Chunk[];
  const modules = eager(chunks).flatMap(chunk => chunk.modules);
  expect(modules, 'the entry must be in the graph: run `npm run build`').toContain('src/main.ts');
  const why = 'a module of the core imports this statically: import the type only, or load it with import()';
  expect(
    modules.filter(module => lazy.test(module)),
    why,
  ).toEqual([]);
  // Proves that the pattern still matches what it must exclude.
  expect(chunks.flatMap(chunk => chunk.modules).filter(module => lazy.test(module))).not.toEqual([]);
});

test('the built script contains no tests and no test scenes', {tag: '@core'}, () => {
  const chunks = JSON.parse(read('build/chunks.json')) as Chunk[];
  const modules = chunks.flatMap(chunk => chunk.modules);
  expect(modules.filter(module => module.endsWith('/feature.ts')).length).toBe(features().length);
  const ofTests = /^(?:test|e2e)\/|\/(?:scenes|pageScenes)\.ts$|\.(?:test|e2e)\.tsx?$/;
  expect(modules.filter(module => ofTests.test(module))).toEqual([]);
});

test('the query parser is a separate chunk, loaded only by its two users', {tag: '@core'}, () => {
  const chunks = JSON.parse(read('build/chunks.json')) as Chunk[];
  const parsers = chunks.filter(({modules}) =>
    modules.some(module => /graphql\/language\/(?:parser|lexer)/.test(module)),
  );
  expect(parsers.map(({fileName}) => fileName)).toEqual(['vendor-parser.js']);
  const users = chunks.filter(({imports}) => imports.includes('vendor-parser.js'));
  expect(
    users.map(({fileName}) => fileName).sort(),
    'a query is parsed elsewhere; import its generated document',
  ).toEqual(['externalQuery.js', 'parseQuery.js']);
});

const [libraries = '', data = ''] = requiredNames(release.version);

test(
  'each file of the readable script begins with metadata and lists the libraries it contains',
  {tag: '@core'},
  () => {
    const script = read('dist/automail.user.js');
    expect(script.startsWith(read('dist/automail.meta.js').trimEnd()), 'run `npm run build`').toBe(true);
    for (const [name, listed, others] of [
      ['automail.user.js', ['@r2wc/core'], ['react-dom', '@apollo/client', 'valibot']],
      [libraries, ['react', 'react-dom', '@apollo/client', 'graphql', 'optimism', 'rxjs', 'valibot'], ['@r2wc/core']],
      [data, [], ['react-dom', '@r2wc/core']],
    ] as const) {
      const [notice = ''] = read(`dist/${name}`).split('(function () {');
      expect(notice, name).toMatch(new RegExp(`^// @version +${release.version}$`, 'm'));
      for (const each of listed) expect(notice, `${name} must name ${each}`).toMatch(new RegExp(`^${each} \\d`, 'm'));
      for (const each of others) expect(notice, `${name} has no ${each}`).not.toMatch(new RegExp(`^${each} \\d`, 'm'));
    }
  },
);

test(
  'the script has all of our code, and the required files only libraries, data and sheets of shadow roots',
  {tag: '@core'},
  () => {
    const graph = new Map(
      (JSON.parse(read('build/chunks.json')) as Chunk[]).map(each => [each.fileName, each.modules]),
    );
    const modulesIn = (name: string) =>
      [...read(`dist/${name}`).matchAll(/^define\("([^"]+)"/gm)].flatMap(([, chunk]) => graph.get(`${chunk}.js`) ?? []);
    const isOf = (pattern: RegExp) => (module: string) => pattern.test(module);
    const isLibrary = isOf(/node_modules\/(?!@r2wc\/)|^\0(?!featureTexts)|commonjsHelpers/);
    const isData = isOf(
      /\.de\.ts$|^(?:elements|src\/(?:kits|services\/imports|domain\/list\/(?:query|table|bulk)))\/.*essages\.ts$|german\.generated|\.md$|(?:shortTitles|knownTitles|unfinishedManga|studios|groupMembers)\.ts$|^(?:elements|src\/kits)\/(?!.*\/page\.css$).*\.css$/,
    );
    expect(modulesIn(libraries).filter(isLibrary).length).toBeGreaterThan(100);
    expect(modulesIn(libraries).filter(module => !isLibrary(module))).toEqual([]);
    expect(modulesIn(data).filter(isData).length).toBeGreaterThan(50);
    expect(modulesIn(data).filter(module => !isData(module))).toEqual([]);
    const own = modulesIn('automail.user.js');
    expect(own.filter(module => isLibrary(module) || isData(module))).toEqual([]);
    expect(own.filter(isOf(/node_modules\/@r2wc\//)).length).toBeGreaterThan(1);
    const all = [...graph.values()].flat();
    expect(own.length + modulesIn(libraries).length + modulesIn(data).length).toBe(all.length);
  },
);

test(
  'public script hosts can read all files: no long lines of code, names kept, hashes of what is required',
  {
    tag: '@core',
  },
  () => {
    for (const name of ['automail.user.js', libraries, data]) {
      const long = read(`dist/${name}`)
        .split('\n')
        .filter(line => line.length > 5000 && line.includes('function'));
      expect(long, name).toEqual([]);
    }
    for (const name of ['createRoot', 'ApolloClient', 'useSyncExternalStore'])
      expect(read(`dist/${libraries}`)).toMatch(new RegExp(`\\.${name} = (?:function|class)\\b`));
    const required = metadataOf(read('dist/automail.user.js'), 'require');
    expect(required).toEqual(
      [libraries, data].map(name => {
        const sum = createHash('sha256')
          .update(read(`dist/${name}`))
          .digest('hex');
        return `${release.downloads}/${name}#sha256=${sum}`;
      }),
    );
  },
);

/** References to React's function that creates a root, as rollup and esbuild write them, outside of React's own code. */
const rootsIn = (code: string) =>
  code.match(/\b(?:clientExports|import_client\d*)\.(?:createRoot|hydrateRoot)\b/g) ?? [];

// The extension consists of the chunks in `build/minified.json`.
for (const file of [
  ...['dist/automail.user.js', 'dist/automail.min.user.js', 'build/minified.json'],
  'build/standin/gallery/gallery.js',
])
  test(`${file} creates React roots in one place, so all elements share a root`, {tag: '@core'}, () => {
    expect(rootsIn(read(file)), 'r2wc must get its function from src/feature/sharedRoot.tsx').toHaveLength(1);
  });

// Not in the core: planted faults change only what the tests run.
test('what the tests run differs from what is published in nothing but what tests may set', () => {
  for (const name of [libraries, data]) expect(read(`build/full/${name}`) === read(`dist/${name}`), name).toBe(true);
  const chunksOf = (file: string) =>
    new Map(
      read(file)
        .split(/^(?=define\()/m)
        .map(text => [/^define\("([^"]+)"/.exec(text)?.[1] ?? 'loader', text]),
    );
  const [tested, published] = [chunksOf('build/full/automail.user.js'), chunksOf('dist/automail.user.js')];
  expect([...tested.keys()]).toEqual([...published.keys()]);
  const changed = [...tested].filter(([name, text]) => published.get(name) !== text).map(([name]) => name);
  expect(changed).toEqual(['core']);
});

test('the engine can skip over the lazy code of the built script as fast as possible', {tag: '@core'}, () => {
  const script = [libraries, data, 'automail.user.js'].map(name => read(`dist/${name}`)).join('');
  const twoBytes = script.split('\n').filter(line => /[^\0-\xff]/.test(line));
  expect(twoBytes, 'one such character makes the engine store the whole file with two bytes per character').toEqual([]);
  const chunks = [...script.matchAll(/^ *define\((['"])([\w$.-]+)\1.*$/gm)].filter(([, , name]) => name !== 'main');
  expect(chunks.length).toBeGreaterThan(50);
  const compiled = chunks.filter(([line]) => line.includes('(function')).map(([, , name]) => name);
  expect(compiled, 'a function in parentheses is compiled eagerly').toEqual(['core']);
  const literals = script.match(/[^'] *\{ ?"?kind"?: ?"Document"/g);
  expect(literals, 'a document is a string until it is used').toBeNull();
});
