// Rollup plugin: joins amd chunks into one userscript that is evaluated in two steps, readable and minified, with
// index source maps, and writes the metadata alone and the build for the stand-in.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {transform} from 'esbuild';
import {minify} from 'terser';

import {buildTargets} from './browsers.mjs';
import {licences} from './licences.mjs';
import {writeExtension} from './extension/write.mjs';
import {chunksWithout, leftOutFeatures, leftOutLanguages} from './editions.mjs';
import {metadata} from './metadata.mjs';
import {chunksAtStart, textsFunction, toTextChunk} from './textChunks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const textOf = name => readFileSync(new URL(name, import.meta.url), 'utf8');
const loader = `${textOf('loader.js')}${textOf('required.js')}${textOf('fromFile.js')}`;
/** The loader of the minified script, whose lazy chunks are text. */
const textLoader = `${textOf('loader.js')}${textOf('required.js')}${textOf('fromText.js')}`;
/** The chunk that says that the page doesn't allow text to be evaluated; only the minified script evaluates any. */
const refusal = 'refused';
/** Chunks of every form but the minified script. */
const isReadable = ({name}) => name !== refusal;
const lines = text => text.split('\n').length - 1;

/** Joins texts and their source maps, which start after `head` lines; returns the code and an index map. */
function joined(parts) {
  let code = '';
  const sections = [];
  for (const {text, map, head = 0} of parts) {
    if (map) sections.push({offset: {line: lines(code) + head, column: 0}, map});
    code += oneByte(text.endsWith('\n') ? text : `${text}\n`);
  }
  return {code, map: {version: 3, sections}};
}

const cleaned = map => {
  const parsed = typeof map === 'string' ? JSON.parse(map) : map;
  return {...parsed, sources: parsed.sources.map(source => source.replace(/^(?:\.\.\/)+/, ''))};
};

/**
 * The entry and the core run at once, so the engine should compile them when it first reads them: their functions are
 * in parentheses.
 */
const isEager = ({name}) => ['main', 'core'].includes(name);
const compiledAtOnce = code => {
  const end = code.lastIndexOf('})');
  return `${code.slice(0, end).replace('function', '(function')}})${code.slice(end + 1)}`;
};

const isLibrary = ({name}) => name === 'R' || name.startsWith('vendor');

const mapOf = ({map}) => (map ? {content: map, asObject: true} : false);

/**
 * A library's chunk for the readable script: the engine scans all lazy code in the file at every start. It loses its comments, dead code and
 * long local names, and has a statement per line.
 */
async function condenseLibrary(chunk) {
  const {code, map} = await minify(
    {[chunk.fileName]: waiting(chunk)},
    {
      compress: {ecma: 2020, passes: 3, keep_fargs: false, toplevel: true},
      mangle: true,
      format: {semicolons: false, comments: false, ecma: 2020},
      ecma: 2020,
      sourceMap: mapOf(chunk),
    },
  );
  return {text: code, map: map && cleaned(map)};
}

/**
 * The first line of an amd chunk, with short names of its dependencies; the wrapped code, at the same lines; and the
 * end.
 */
function unwrapped({code}) {
  const [head] = code.split('\n', 1);
  const [, name, needs, parameters] = /^define\('([^']+)', (?:\[(.*?)\], )?\(?function \((.*?)\) \{/.exec(head) ?? [];
  if (!name) throw new Error(`this is no chunk: ${head}`);
  const list = needs ? `[${needs.replaceAll("'./", "'").replaceAll("'", '"').replaceAll(', ', ',')}],` : '';
  return {
    start: `define("${name}",${list}function(${parameters.replaceAll(' ', '')}) {`,
    body: code.slice(head.length, code.lastIndexOf('}))')),
    end: '});',
  };
}

/** A chunk of our own for the readable script: it keeps all names and a layout, but no comments. */
async function condenseOwn(chunk) {
  const {start, body, end} = unwrapped(chunk);
  const {code, map} = await minify(
    {[chunk.fileName]: body},
    {
      // Values used once are inlined, and conditions are short: a twentieth of our code. Each statement stays on its
      // own.
      compress: {ecma: 2020, passes: 2, toplevel: true, sequences: false, join_vars: false},
      mangle: false,
      // Without the wrapper, whose level would indent every line.
      format: {beautify: true, indent_level: 1, comments: false, ecma: 2020},
      ecma: 2020,
      sourceMap: mapOf(chunk),
    },
  );
  const text = `${start}\n${code}\n${end}`;
  return {text: isEager(chunk) ? compiledAtOnce(text) : text, map: map && cleaned(map), head: 1};
}

const condense = chunk => (isLibrary(chunk) ? condenseLibrary(chunk) : condenseOwn(chunk));

const byChunk = new WeakMap();
const byCode = new Map();

/**
 * The condensed form of a chunk, which is created once for all scripts of a build; without a source map, once until its
 * code changes.
 */
function condensed(chunk) {
  const [known, key] = chunk.map ? [byChunk, chunk] : [byCode, chunk.code];
  if (!known.has(key)) known.set(key, condense(chunk));
  return known.get(key);
}

/**
 * Escapes characters beyond Latin-1: a single one makes the engine store and scan the whole file with two bytes per character.
 * Such characters occur only in strings, patterns and comments, where an escape means the same.
 */
const oneByte = text =>
  text.replace(/[^\0-\xff]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Rollup wraps a chunk's function in parentheses, which makes the engine compile it eagerly. That is right for the entry and the core; other chunks
 * are lazy, so their parentheses become spaces (which keeps the source map valid).
 */
function waiting(chunk) {
  if (isEager(chunk)) return chunk.code;
  const close = chunk.code.lastIndexOf('}))');
  const opened = `${chunk.code.slice(0, close)}} )${chunk.code.slice(close + 3)}`;
  return opened.replace(/^(define\([^(]*)\(function/, '$1 function');
}

async function smaller(chunk) {
  const {code, map} = await transform(waiting(chunk), {
    target: buildTargets,
    sourcemap: 'external',
    sourcefile: chunk.fileName,
    legalComments: 'none',
    minify: true,
  });
  return {text: code, map: cleaned(map)};
}

function write(folder, name, {code, map}) {
  mkdirSync(join(root, folder), {recursive: true});
  writeFileSync(join(root, folder, name), `${code}//# sourceMappingURL=${name}.map\n`);
  writeFileSync(join(root, folder, `${name}.map`), JSON.stringify({...map, file: name}));
}

/** The modules of a chunk that contribute code; `graph` is written to build/chunks.json, and the minified chunks to build/minified.json; tests read both. */
const rendered = modules =>
  Object.entries(modules)
    .filter(([, {renderedLength}]) => renderedLength > 0)
    .map(([file]) => file.replace(root, ''));
const graph = chunks =>
  chunks.map(({fileName, imports, dynamicImports, modules, isEntry}) => ({
    fileName,
    imports,
    dynamicImports,
    isEntry,
    modules: rendered(modules),
  }));

/** The parts of the minified script: what runs at once as code, the rest as text. */
async function smallParts(chunks, minified) {
  const atStart = chunksAtStart(chunks, ['main', refusal]);
  const runs = ({fileName}) => atStart.has(fileName);
  const waiting = minified.filter((_, index) => !runs(chunks[index]));
  const {code} = await transform(textLoader, {minifyWhitespace: true, minifySyntax: true});
  return [
    {text: `(function () { 'use strict';${code}`},
    ...minified.filter((_, index) => runs(chunks[index])),
    {text: textsFunction(waiting.map(({text}) => toTextChunk(text)))},
    {text: 'load(entry());\n})();'},
  ];
}

const noticeOf = chunks => ({text: licences(chunks.flatMap(({modules}) => Object.keys(modules)))});

/** A readable script: libraries condensed, our own code as written. `mark` is a statement before everything else. */
async function readableParts(chunks, mark = '') {
  const open = {text: `(function () { 'use strict';${mark}\n${loader}`};
  const texts = await Promise.all(chunks.map(condensed));
  return [{text: await metadata()}, noticeOf(chunks), open, ...texts, {text: `load('main');\n})();`}];
}

/** Tells the script what its edition leaves out (src/platform/edition.ts). */
export const leftOutMark = features =>
  ` var __LEFT_OUT__ = ${JSON.stringify({features, languages: Object.keys(leftOutLanguages)})};`;

/** Marks the script that is built for the stand-in. */
export const standInMark = ' var __STANDIN__ = true;';

/** What only the pages and scripts of the stand-in set, and its value everywhere else. */
const testHooks = [
  [/globalThis\.automailStandIn\b/g, 'undefined'],
  [/typeof __STANDIN__ !== (['"])undefined\1 && __STANDIN__/g, 'false'],
];

/** What only the loader of the extension sets, and its value in a userscript. */
const extensionHooks = [
  [/typeof __BRIDGE__ !== (['"])undefined\1/g, 'false'],
  [/typeof __LATER__ === (['"])undefined\1/g, 'true'],
];

/** A chunk with the values of hooks in their place. */
function without(hooks, chunk) {
  // Padded, so that source maps stay right.
  const pad = value => text => value.padEnd(text.length);
  const code = hooks.reduce((text, [hook, value]) => text.replace(hook, pad(value)), chunk.code);
  return code === chunk.code ? chunk : {...chunk, code};
}

/** A chunk as it is published: without what tests may set, which any script of the page could set, too. */
const published = chunk => without(testHooks, chunk);

/** The text of a readable script with all of these chunks, for instance with `standInMark` as in `build/standin`. */
export const readableScript = async (chunks, mark = '') =>
  `${joined(await readableParts(chunks.filter(isReadable), mark)).code}//# sourceMappingURL=automail.user.js.map\n`;

export function singleFile() {
  return {
    name: 'single-file',
    async generateBundle(_, bundle) {
      const all = Object.values(bundle).filter(({type}) => type === 'chunk');
      const released = all.map(published);
      const chunks = all.filter(isReadable);
      const minified = await Promise.all(all.map(smaller));
      const smallest = await Promise.all(
        released.map((chunk, index) => (chunk === all[index] ? minified[index] : smaller(chunk))),
      );
      const head = {text: await metadata()};
      const ofUserscript = released.filter(isReadable).map(chunk => without(extensionHooks, chunk));
      const editionChunks = chunksWithout(ofUserscript, leftOutFeatures);
      write('dist', 'automail.user.js', joined(await readableParts(editionChunks, leftOutMark(leftOutFeatures))));
      const small = async parts => joined([head, noticeOf(chunks), ...(await smallParts(all, parts))]);
      write('dist', 'automail.min.user.js', await small(smallest));
      write('build/minified', 'automail.min.user.js', await small(minified));
      write('build/full', 'automail.user.js', joined(await readableParts(chunks)));
      write('build/standin', 'automail.user.js', joined(await readableParts(chunks, standInMark)));
      writeFileSync(join(root, 'dist/automail.meta.js'), head.text);
      writeFileSync(join(root, 'build/chunks.json'), JSON.stringify(graph(chunks), null, 1));
      writeFileSync(join(root, 'build/minified.json'), JSON.stringify(minified.map(({text}) => oneByte(text))));
      const texts = parts => parts.filter((_, index) => isReadable(all[index]));
      if (process.env.AUTOMAIL_EXTENSION)
        for (const [folder, parts] of [
          ['dist/extension', smallest],
          ['build/extension', minified],
        ])
          await writeExtension(folder, chunks, texts(parts), noticeOf(chunks).text);
      for (const name of Object.keys(bundle)) delete bundle[name];
    },
  };
}
