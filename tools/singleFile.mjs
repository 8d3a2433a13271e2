// Rollup plugin: joins amd chunks into one userscript that is evaluated in two steps, readable and minified, with
// index source maps, and writes the metadata alone and the build for the stand-in.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {transform} from 'esbuild';
import {minify} from 'terser';

import {licences} from './licences.mjs';
import {writeExtension} from './extension/write.mjs';
import {metadata} from './metadata.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const textOf = name => readFileSync(new URL(name, import.meta.url), 'utf8');
const loader = `${textOf('loader.js')}${textOf('required.js')}`;
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

const libraries = new Map();

/** A library's chunk without a source map is condensed once and cached until its code changes. */
function condensed(chunk) {
  if (chunk.map) return condense(chunk);
  if (!libraries.has(chunk.code)) libraries.set(chunk.code, condense(chunk));
  return libraries.get(chunk.code);
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
    target: 'es2022',
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

/** The modules of a chunk that contribute code; `graph` is written to build/chunks.json, which a test reads. */
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

const close = {text: `load('main');\n})();`};

/** Everything around the chunks of a readable script, and the chunks: libraries condensed, our own code as written. */
async function readableParts(chunks) {
  const head = {text: await metadata()};
  const notice = {text: licences(chunks.flatMap(({modules}) => Object.keys(modules)))};
  const open = (mark = '') => ({text: `(function () { 'use strict';${mark}\n${loader}`});
  const readable = await Promise.all(chunks.map(condensed));
  return {head, notice, open, readable};
}

/** Marks the script that is built for the stand-in. */
export const standInMark = ' var __STANDIN__ = true;';

/** The text of the readable script alone, as in `dist/automail.user.js`, or with `standInMark` as in `build/standin`. */
export async function readableScript(chunks, mark = '') {
  const {head, notice, open, readable} = await readableParts(chunks);
  return `${joined([head, notice, open(mark), ...readable, close]).code}//# sourceMappingURL=automail.user.js.map\n`;
}

export function singleFile() {
  return {
    name: 'single-file',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({type}) => type === 'chunk');
      const {head, notice, open, readable} = await readableParts(chunks);
      const minified = await Promise.all(chunks.map(smaller));
      const {code: small} = await transform(loader, {minifyWhitespace: true, minifySyntax: true});
      const openSmall = {text: `(function () { 'use strict';${small}`};
      write('dist', 'automail.user.js', joined([head, notice, open(), ...readable, close]));
      write('dist', 'automail.min.user.js', joined([head, notice, openSmall, ...minified, close]));
      write('build/standin', 'automail.user.js', joined([head, notice, open(standInMark), ...readable, close]));
      writeFileSync(join(root, 'dist/automail.meta.js'), head.text);
      writeFileSync(join(root, 'build/chunks.json'), JSON.stringify(graph(chunks), null, 1));
      if (process.env.AUTOMAIL_EXTENSION) await writeExtension(chunks, minified, notice.text);
      for (const name of Object.keys(bundle)) delete bundle[name];
    },
  };
}
