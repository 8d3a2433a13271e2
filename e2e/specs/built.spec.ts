// The output of the build: its chunks and its files. Needs no browser.
import {expect, test} from '@playwright/test';
import {readFileSync, statSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {largestBytes} from '../../tools/editions.mjs';
import {features} from '../support/features';

interface Chunk {
  fileName: string;
  imports: string[];
  isEntry: boolean;
  modules: string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');

for (const [file, bytes] of Object.entries(largestBytes))
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

test('the built script begins with its metadata and lists the libraries it contains', {tag: '@core'}, () => {
  const script = read('dist/automail.user.js');
  expect(script.startsWith(read('dist/automail.meta.js').trimEnd()), 'run `npm run build`').toBe(true);
  for (const library of ['react-dom', '@apollo/client', 'valibot'])
    expect(script, `the licence of ${library} must be in the script`).toContain(`${library} `);
});

test('the engine can skip over the lazy code of the built script as fast as possible', {tag: '@core'}, () => {
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
