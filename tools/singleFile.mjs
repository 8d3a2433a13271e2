// Rollup plugin: joins amd chunks into userscripts, readable and minified, with index source maps, and writes the
// metadata alone and the builds for tests.
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {transform} from 'esbuild';

import {buildTargets} from './browsers.mjs';
import {licences} from './licences.mjs';
import {writeExtension} from './extension/write.mjs';
import {metadata} from './metadata.mjs';
import {readableFiles, readableScript, refusal} from './readable.mjs';
import {cleaned, joined, loaderOf, oneByte, waiting} from './scriptText.mjs';
import {chunksAtStart, textsFunction, toTextChunk} from './textChunks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The loader of the minified script, whose lazy chunks are text. */
const textLoader = loaderOf('loader.js', 'required.js', 'fromText.js');
/** Chunks of every form but the minified script, which alone evaluates text and may have to say that a page forbids it. */
const isReadable = ({name}) => name !== refusal;

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

/** The text of a script, with the address of its source map. A required file has none, as the text of another follows. */
export const writtenText = (name, code) =>
  name.endsWith('.user.js') ? `${code}//# sourceMappingURL=${name}.map\n` : code;

function write(folder, name, {code, map}) {
  mkdirSync(join(root, folder), {recursive: true});
  writeFileSync(join(root, folder, name), writtenText(name, code));
  writeFileSync(join(root, folder, `${name}.map`), JSON.stringify({...map, file: name}));
}

/** Writes the readable script and the files that it requires, without those of earlier versions; returns its metadata. */
async function writeReadable(folder, chunks) {
  mkdirSync(join(root, folder), {recursive: true});
  for (const name of readdirSync(join(root, folder)))
    if (/^automail-(?:libraries|data)-/.test(name)) rmSync(join(root, folder, name));
  const {head, files} = await readableFiles(chunks);
  for (const file of files) write(folder, file.name, file);
  return head;
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

/** Marks the script that is built for the stand-in. */
export const standInMark = ' var __STANDIN__ = true;';

/** Constants that only the pages and scripts of the stand-in set, with their values everywhere else. */
const testHooks = [
  [/globalThis\.automailStandIn\b/g, 'undefined'],
  [/typeof __STANDIN__ !== (['"])undefined\1 && __STANDIN__/g, 'false'],
];

/** Constants that only the loader of the extension sets, with their values in a userscript. */
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
      const ofUserscript = released.map(chunk => without(extensionHooks, chunk));
      const head = await writeReadable('dist', ofUserscript);
      writeFileSync(join(root, 'dist/automail.meta.js'), head);
      await writeReadable('build/full', all);
      write('build/standin', 'automail.user.js', await readableScript(all, standInMark));
      const smallHead = {text: await metadata({name: 'automail.min.user.js'})};
      const small = async parts => joined([smallHead, noticeOf(chunks), ...(await smallParts(all, parts))]);
      write('dist', 'automail.min.user.js', await small(smallest));
      write('build/minified', 'automail.min.user.js', await small(minified));
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
