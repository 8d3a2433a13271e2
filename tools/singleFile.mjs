// Rollup plugin: joins amd chunks into one userscript that evaluates in two steps, readable and minified, with
// index source maps, beside the metadata alone and the build for the stand-in.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {transform} from 'esbuild';
import {minify} from 'terser';

import {licences} from './licences.mjs';
import {metadata} from './metadata.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const loader = readFileSync(new URL('loader.js', import.meta.url), 'utf8');
const lines = text => text.split('\n').length - 1;

/** Joins texts and their maps; returns the code and an index map. */
function joined(parts) {
  let code = '';
  const sections = [];
  for (const {text, map} of parts) {
    if (map) sections.push({offset: {line: lines(code), column: 0}, map});
    code += oneByte(text.endsWith('\n') ? text : `${text}\n`);
  }
  return {code, map: {version: 3, sections}};
}

const cleaned = map => {
  const parsed = typeof map === 'string' ? JSON.parse(map) : map;
  return {...parsed, sources: parsed.sources.map(source => source.replace(/^(?:\.\.\/)+/, ''))};
};

/**
 * A library's chunk without comments, dead code and long names of its locals, a statement a line: the engine reads past all that waits
 * in the file at every start, and more than half of it is the libraries'. Ours stays as it is written.
 */
async function condense(chunk) {
  const format = {beautify: true, comments: false, indent_level: 1, ecma: 2020};
  const {code, map} = await minify(
    {[chunk.fileName]: waiting(chunk)},
    {
      compress: {ecma: 2020},
      mangle: true,
      ecma: 2020,
      format,
      sourceMap: chunk.map ? {content: chunk.map, asObject: true} : false,
    },
  );
  return {text: code, map: map && cleaned(map)};
}

const libraries = new Map();

/** A library's chunk that is made without a map is condensed once for as long as it stays the same. */
function condensed(chunk) {
  if (chunk.map) return condense(chunk);
  if (!libraries.has(chunk.code)) libraries.set(chunk.code, condense(chunk));
  return libraries.get(chunk.code);
}

/**
 * One byte a character: a single character beyond Latin-1 makes the engine keep and read the whole file with two.
 * Such characters stand in strings, patterns and comments only, where an escape means the same.
 */
const oneByte = text =>
  text.replace(/[^\0-\xff]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Rollup puts a chunk's function in brackets, which tells the engine to compile it at once. That is right for the entry;
 * a room waits, so its brackets become spaces (and the map stays true).
 */
function waiting(chunk) {
  if (chunk.isEntry) return chunk.code;
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

/** Names of the chunks that the entry needs at once, and of those that wait. A test reads it. */
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

/** All that goes around the chunks of a readable script, and the chunks: libraries condensed, ours as it is written. */
async function readableParts(chunks) {
  const head = {text: await metadata()};
  const notice = {text: licences(chunks.flatMap(({modules}) => Object.keys(modules)))};
  const open = standIn => ({text: `(function () { 'use strict'; var __STANDIN__ = ${standIn};\n${loader}`});
  const readable = await Promise.all(
    chunks.map(chunk =>
      chunk.fileName.startsWith('vendor')
        ? condensed(chunk)
        : {text: waiting(chunk), map: chunk.map && cleaned(chunk.map)},
    ),
  );
  return {head, notice, open, readable};
}

/** The readable script alone, as `dist/automail.user.js` has it. */
export async function readableScript(chunks) {
  const {head, notice, open, readable} = await readableParts(chunks);
  return `${joined([head, notice, open(false), ...readable, close]).code}//# sourceMappingURL=automail.user.js.map\n`;
}

export function singleFile() {
  return {
    name: 'single-file',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({type}) => type === 'chunk');
      const {head, notice, open, readable} = await readableParts(chunks);
      const minified = await Promise.all(chunks.map(smaller));
      const {code: small} = await transform(loader, {minifyWhitespace: true, minifySyntax: true});
      const openSmall = {text: `(function () { 'use strict'; var __STANDIN__ = false;${small}`};
      write('dist', 'automail.user.js', joined([head, notice, open(false), ...readable, close]));
      write('dist', 'automail.min.user.js', joined([head, notice, openSmall, ...minified, close]));
      write('build/standin', 'automail.user.js', joined([head, notice, open(true), ...readable, close]));
      writeFileSync(join(root, 'dist/automail.meta.js'), head.text);
      writeFileSync(join(root, 'build/chunks.json'), JSON.stringify(graph(chunks), null, 1));
      for (const name of Object.keys(bundle)) delete bundle[name];
    },
  };
}
