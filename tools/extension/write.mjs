// Writes the extension for each browser, as a folder and as a zip: the core with all definitions in one content script
// of the page's world, components in files of their own, the bridge of the isolated world and the worker.
import {build, transform} from 'esbuild';
import {zipSync} from 'fflate';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {constants} from '../metadata.mjs';
import {browserNames, manifest} from './manifest.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const nameOf = ({fileName}) => fileName.replace(/\.js$/, '');

/** The chunks that the core loads synchronously: itself, every definition, and their imports. */
function eagerChunks(chunks) {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const eager = new Set();
  const add = file => {
    if (eager.has(file)) return;
    eager.add(file);
    byFile.get(file)?.imports.forEach(add);
  };
  const isRoot = ({name}) => name.endsWith('.feature') || name === 'main';
  chunks.filter(isRoot).forEach(({fileName}) => add(fileName));
  return eager;
}

/** The bridge and the worker are small programs of their own. */
const program = async name => {
  const {outputFiles} = await build({
    entryPoints: [join(root, `src/platform/extension/${name}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    conditions: ['production'],
    tsconfig: join(root, 'tsconfig.json'),
  });
  return outputFiles[0].text;
};

async function coreText(chunks, minified, eager, version) {
  const loader = ['loader.js', 'extension/fromFiles.js'].map(name => readFileSync(join(here, '..', name), 'utf8'));
  const {code} = await transform(loader.join(''), {minifyWhitespace: true, minifySyntax: true});
  const parts = minified.filter((_, index) => eager.has(chunks[index].fileName)).map(({text}) => text);
  return `(function () { 'use strict';var version='${version}';${code}${parts.join('')}load('main');\n})();\n`;
}

/** The texts of all files but the manifest, by path. */
async function filesOf(chunks, minified, notice) {
  const eager = eagerChunks(chunks);
  const {version} = await constants();
  const lazy = chunks.flatMap((chunk, index) => (eager.has(chunk.fileName) ? [] : [{chunk, index}]));
  return {
    'core.js': await coreText(chunks, minified, eager, version),
    'bridge.js': await program('bridge'),
    'worker.js': await program('worker'),
    'LICENCES.txt': notice,
    ...Object.fromEntries(
      lazy.map(({chunk, index}) => [
        `chunks/${version}/${nameOf(chunk)}.js`,
        `export default function (define) {\n${minified[index].text}}\n`,
      ]),
    ),
  };
}

const filesBelow = folder =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(each => each.isFile())
    .map(each => join(each.parentPath, each.name));

/** A zip with the same bytes for the same content: every file has the first date that the format knows. */
function writeZip(folder, file) {
  const entries = filesBelow(folder)
    .sort()
    .map(path => [path.slice(folder.length + 1), readFileSync(path)]);
  writeFileSync(file, zipSync(Object.fromEntries(entries), {level: 9, mtime: '1980-01-01T12:00:00'}));
}

/** Writes `dist/extension/<browser>` and `dist/extension/automail-<browser>.zip`, for the chunks and their minified texts in the same order. */
export async function writeExtension(chunks, minified, notice) {
  const files = await filesOf(chunks, minified, notice);
  for (const browser of browserNames) {
    const folder = join(root, 'dist/extension', browser);
    rmSync(folder, {recursive: true, force: true});
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), text);
    }
    for (const name of ['options.html', 'options.css']) cpSync(join(here, name), join(folder, name));
    cpSync(join(here, 'icons'), join(folder, 'icons'), {recursive: true});
    writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(await manifest(browser), null, 2)}\n`);
    writeZip(folder, join(root, 'dist/extension', `automail-${browser}.zip`));
  }
}
