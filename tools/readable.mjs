// The readable userscript: a script and the files that it requires, or for the stand-in everything in one file.
import {createHash} from 'node:crypto';
import {minify} from 'terser';

import {collapsed} from './collapse.mjs';
import {partOf, requiredName, requiredParts} from './editions.mjs';
import {licences} from './licences.mjs';
import {metadata, metadataOfRequired} from './metadata.mjs';
import {releaseFacts} from './releaseFacts.mjs';
import {cleaned, isEager, joined, loaderOf} from './scriptText.mjs';

const fileLoader = loaderOf('loader.js', 'required.js', 'fromFile.js');
const requiringLoader = `${fileLoader}${loaderOf('fromRequired.js')}`;

/** The chunk that only the minified script starts. */
export const refusal = 'refused';
const isReadable = ({name}) => name !== refusal;

const compiledAtOnce = code => {
  const end = code.lastIndexOf('})');
  return `${code.slice(0, end).replace('function', '(function')}})${code.slice(end + 1)}`;
};

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

/** A chunk for the readable script: it keeps all names and a layout, but no comments and no dead code. */
async function condense(chunk) {
  const {start, body, end} = unwrapped(chunk);
  const printed = await minify(
    {[chunk.fileName]: body},
    {
      // Values used once are inlined, and conditions are short: a twentieth of our code. Each statement stays on its
      // own.
      compress: {ecma: 2020, passes: 2, toplevel: true, sequences: false, join_vars: false},
      mangle: false,
      // Without the wrapper, whose level would indent every line.
      format: {beautify: true, indent_level: 1, comments: false, ecma: 2020},
      ecma: 2020,
      sourceMap: chunk.map ? {content: chunk.map, asObject: true} : false,
    },
  );
  const {code, map} = await collapsed(printed.code, printed.map);
  const text = `${start}\n${code}\n${end}`;
  return {text: isEager(chunk) ? compiledAtOnce(text) : text, map: map && cleaned(map), head: 1};
}

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

const noticeOf = (chunks, more) => ({
  text: licences(
    chunks.flatMap(({modules}) => Object.keys(modules)),
    {areNamesKept: true, more},
  ),
});
const sha256 = text => createHash('sha256').update(text).digest('hex');
const open = (start, loader) => ({text: `${start}(function () { 'use strict';\n${loader}`});

/** The chunks of a file that the script requires. Nothing in it is evaluated before the script asks for it. */
async function requiredFile(part, chunks) {
  const {version} = await releaseFacts();
  const texts = await Promise.all(chunks.map(condensed));
  const id = sha256(texts.map(({text}) => text).join('')).slice(0, 12);
  const variable = `automail${part[0].toUpperCase()}${part.slice(1)}`;
  const parts = [
    {text: await metadataOfRequired(part)},
    noticeOf(chunks, part === 'data' ? 'All comments of our own code are left out.' : ''),
    open(`var ${variable} = `, loaderOf('collect.js')),
    ...texts,
    {text: `return {id: '${id}', chunks: chunks};\n})();`},
  ];
  const {code, map} = joined(parts);
  return {name: requiredName(part, version), variable, id, code, map};
}

/**
 * The files of the readable userscript, with their source maps: `automail.user.js`, and those that its metadata
 * require. The hash in an address makes script managers refuse any other file.
 */
export async function readableFiles(all) {
  const chunks = all.filter(isReadable);
  const of = part => chunks.filter(chunk => partOf(chunk) === part);
  const required = await Promise.all(requiredParts.map(part => requiredFile(part, of(part))));
  const given = required.map(
    ({name, variable, id}) => ` ['${name}', '${id}', typeof ${variable} === 'undefined' ? undefined : ${variable}],\n`,
  );
  const head = await metadata({required: required.map(({name, code}) => `${name}#sha256=${sha256(code)}`)});
  const {name, version, installPage} = await releaseFacts();
  const script = joined([
    {text: head},
    noticeOf(of('script'), 'All other libraries are in a required file. The comments of our own code are left out.'),
    open('', requiringLoader),
    ...(await Promise.all(of('script').map(condensed))),
    {text: `if (hasRequired([\n${given.join('')}], '${name} ${version}', '${installPage}'))\nload('main');\n})();`},
  ]);
  return {head, files: [{name: 'automail.user.js', ...script}, ...required]};
}

/** The readable script in one file, for the stand-in. `mark` is a statement before everything else. */
export async function readableScript(all, mark) {
  const chunks = all.filter(isReadable);
  return joined([
    {text: await metadata()},
    noticeOf(chunks),
    open('', `${mark}\n${fileLoader}`),
    ...(await Promise.all(chunks.map(condensed))),
    {text: `load('main');\n})();`},
  ]);
}
