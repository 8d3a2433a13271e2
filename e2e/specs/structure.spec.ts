// Consistency of the tree: definitions, folders, catalogue and the built chunks agree. Needs no browser.
import {expect, test} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';

interface Definition {
  id: string;
  name: string;
  summary: string;
  details: string | null;
  requests: string;
  sites: string[];
  categories: string[];
  settings: {key: string; title: string}[];
  parts: {verb: string; routes: string[]; tag: string}[];
}

interface Chunk {
  fileName: string;
  imports: string[];
  isEntry: boolean;
  modules: string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');
const features = (...words: string[]) =>
  execFileSync(process.execPath, [`${root}tools/features.mjs`, ...words], {cwd: root, encoding: 'utf8'});
const definitions = JSON.parse(features('--json')) as Definition[];
const ids = definitions.map(({id}) => id);

const folders = readdirSync(`${root}elements`)
  .flatMap(area => readdirSync(`${root}elements/${area}`).map(name => ({area, name})))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('every folder in elements is a feature of the catalogue under its own name', () => {
  for (const {area, name} of folders)
    expect(ids, `elements/${area}/${name}: give it a feature.ts with the id "${name}"`).toContain(name);
  const names = folders.map(({name}) => name);
  for (const id of ids) expect(names, `"${id}" must be in a folder elements/<area>/${id}`).toContain(id);
});

test('every definition has its folder name as its id', () => {
  for (const {area, name} of folders) {
    const stated = /^ {2}id: '([^']+)',$/m.exec(read(`elements/${area}/${name}/feature.ts`))?.[1];
    expect(stated, `elements/${area}/${name}/feature.ts: the id must be the folder's name, "${name}"`).toBe(name);
  }
});

test('ids, settings keys and element names are unique', () => {
  expect(twice(ids), 'two features have this id; one must be renamed').toEqual([]);
  // Features that share an option list the same one.
  const options = new Map(
    definitions.flatMap(({settings}) => settings.map(each => [JSON.stringify(each), each.key] as const)),
  );
  const keys = [...ids, ...options.values()];
  expect(twice(keys), 'two settings are stored under this key; one must be renamed').toEqual([]);
  const tags = definitions.flatMap(({parts}) => parts.map(({tag}) => tag));
  expect(twice(tags), 'two parts have this element; give each part of a feature a name of its own').toEqual([]);
});

test('anchors and other selectors of the site have unique names', async () => {
  const modules = readdirSync(`${root}src/host`, {recursive: true, encoding: 'utf8'}).filter(file =>
    file.endsWith('.ts'),
  );
  const contents = [
    ...modules.map(file => `import './src/host/${file}';`),
    "export {selectorNames} from './src/host/pages/anchor';",
  ].join('\n');
  const outfile = `${root}build/selectors.mjs`;
  await build({stdin: {contents, resolveDir: root}, outfile, bundle: true, format: 'esm', platform: 'node'});
  const {selectorNames} = (await import(pathToFileURL(outfile).href)) as {selectorNames: string[]};
  expect(selectorNames.length).toBeGreaterThan(60);
  expect(twice(selectorNames), 'two selectors have this name; one must be renamed').toEqual([]);
});

test('every feature has a name of two to four words, a summary of one sentence, and details in sentences', () => {
  expect(twice(definitions.map(({name}) => name)), 'two features have this name').toEqual([]);
  for (const {id, name, summary, details} of definitions) {
    expect(name, `the name of "${id}" must have two to four words in sentence case and no full stop`).toMatch(
      /^[A-Z\d]\S*(?: [a-z\d][^\s.]*){1,3}$/,
    );
    expect(
      summary,
      `the summary of "${id}" must be one sentence of 20 characters or more in the third person, ending with a full stop`,
    ).toMatch(/^(?=.{20,}$)[A-Z][a-z]+s (?:(?!\. ).)+\.$/);
    if (details !== null) expect(details, `the details of "${id}" must be sentences`).toMatch(/^["A-Z].+\.$/);
    expect(`${summary} ${details}`, `"${id}": say in \`requests\` what the feature requests`).not.toMatch(
      /requests nothing|nothing is requested|Requests /,
    );
  }
});

/** Signs of a request to AniList: a query, or a hook or service that sends one or a change. */
const asks = /\.graphql$|\b(?:useCachedQuery|useWrite|apiFor|useOwnEntry|useListNotes|useListSite)\b/;

test('a feature without requests has no query and no code that sends one', () => {
  const silent = definitions.filter(({requests}) => requests === 'none').map(({id}) => id);
  const folder = (id: string) => `elements/${folders.find(({name}) => name === id)?.area}/${id}`;
  const found = (id: string) =>
    readdirSync(root + folder(id), {recursive: true, encoding: 'utf8'})
      .filter(file => /\.(?:tsx?|graphql)$/.test(file) && !/\.(?:test|e2e)\.|[sS]cenes\.ts$/.test(file))
      .filter(file => asks.test(file) || asks.test(read(`${folder(id)}/${file}`)));
  const loud = definitions.filter(({requests}) => requests !== 'none').filter(({id}) => found(id).length > 0);
  expect(silent.length).toBeGreaterThan(30);
  expect(loud.length, 'the pattern must match what asks').toBeGreaterThan(30);
  expect(silent.filter(id => found(id).length > 0)).toEqual([]);
});

test('every definition has a category, and parts with routes', () => {
  for (const {id, categories, parts} of definitions) {
    expect(categories, `"${id}" needs a category, or no tab of the settings shows it`).not.toEqual([]);
    expect(parts, `"${id}" has no parts: state what it does with place, restyle or run`).not.toEqual([]);
    for (const {tag, routes} of parts) {
      expect(tag, `"${id}" and its part's name must give a valid element name`).toMatch(
        /^am-[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
      );
      expect(routes, `<${tag}> of "${id}" is on no route: it would never run`).not.toEqual([]);
    }
  }
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

test('the code evaluated at document-start contains neither React nor Apollo', () => {
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

test('the built script contains no tests and no test scenes', () => {
  const chunks = JSON.parse(read('build/chunks.json')) as Chunk[];
  const modules = chunks.flatMap(chunk => chunk.modules);
  expect(modules.filter(module => module.endsWith('/feature.ts')).length).toBe(ids.length);
  const ofTests = /^(?:test|e2e)\/|\/(?:scenes|pageScenes)\.ts$|\.(?:test|e2e)\.tsx?$/;
  expect(modules.filter(module => ofTests.test(module))).toEqual([]);
});

test('the query parser is a separate chunk, loaded only by its two users', () => {
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

test('the built script begins with its metadata and lists the libraries it contains', () => {
  const script = read('dist/automail.user.js');
  expect(script.startsWith(read('dist/automail.meta.js').trimEnd()), 'run `npm run build`').toBe(true);
  for (const library of ['react-dom', '@apollo/client', 'valibot'])
    expect(script, `the licence of ${library} must be in the script`).toContain(`${library} `);
});

test('the engine can skip over the lazy code of the built script as fast as possible', () => {
  const script = read('dist/automail.user.js');
  const twoBytes = script.split('\n').filter(line => /[^\0-\xff]/.test(line));
  expect(twoBytes, 'one such character makes the engine store the whole file with two bytes per character').toEqual([]);
  const chunks = [...script.matchAll(/^ *define\((['"])([\w$.-]+)\1.*$/gm)].filter(([, , name]) => name !== 'main');
  expect(chunks.length).toBeGreaterThan(50);
  const compiled = chunks.filter(([line]) => line.includes('(function')).map(([, , name]) => name);
  expect(compiled, 'a function in parentheses is compiled eagerly').toEqual(['core']);
  const literals = script.match(/[^'] *\{ ?"?kind"?: ?"Document"/g);
  expect(literals, 'a document is a string until it is used').toBeNull();
});
