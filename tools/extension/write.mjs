// Writes the extension for each browser, as a folder and as a zip: content scripts of the page's world with the core,
// the definitions for every address and those for some addresses; the definitions for all addresses in a file that is
// loaded later; components in files of their own; the bridge of the isolated world and the worker.
import {build, transform} from 'esbuild';
import {zipSync} from 'fflate';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {buildTargets} from '../browsers.mjs';
import {releaseFacts} from '../releaseFacts.mjs';
import {definitionGroups} from './definitionGroups.mjs';
import {browserNames, manifest} from './manifest.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const nameOf = ({fileName}) => fileName.replace(/\.js$/, '');

const isDefinition = ({name}) => name.endsWith('.feature');
const definitionOf = id => `${id}.feature.js`;

/** Chunks by the names of their files, with everything that they import. */
function closureOf(chunks, roots) {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const closure = new Set();
  const add = file => {
    if (closure.has(file)) return;
    closure.add(file);
    byFile.get(file)?.imports.forEach(add);
  };
  roots.forEach(add);
  return closure;
}

/** The bridge and the worker are small programs of their own. */
const program = async name => {
  const {outputFiles} = await build({
    entryPoints: [join(root, `src/platform/extension/${name}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: buildTargets,
    conditions: ['production'],
    tsconfig: join(root, 'tsconfig.json'),
  });
  return outputFiles[0].text;
};

async function coreText(parts, version) {
  const loader = ['loader.js', 'extension/fromFiles.js'].map(name => readFileSync(join(here, '..', name), 'utf8'));
  const {code} = await transform(loader.join(''), {minifyWhitespace: true, minifySyntax: true});
  return `(function () { 'use strict';var version='${version}';${code}${parts}load('main');\n})();\n`;
}

/** A content script that hands definitions over to the next one, before any script of the page runs. */
const groupText = parts =>
  `(self.automailDefinitions = self.automailDefinitions || []).push(function (define) {\n${parts}});\n`;

const moduleText = parts => `export default function (define) {\n${parts}}\n`;

/** The texts of all files but the manifest, by path; and the folders of addresses that have definitions of their own. */
async function filesOf(chunks, minified, notice) {
  const {version} = await releaseFacts();
  const {everywhere, byFolder} = await definitionGroups();
  const core = closureOf(chunks, ['main.js', ...everywhere.map(definitionOf)]);
  const eager = closureOf(chunks, [
    'main.js',
    'featureTexts.js',
    ...chunks.filter(isDefinition).map(({fileName}) => fileName),
  ]);
  const partsOf = isIncluded =>
    minified
      .filter((_, index) => isIncluded(chunks[index].fileName))
      .map(({text}) => text)
      .join('');
  const groups = [...byFolder].flatMap(([folder, ids]) => {
    const files = closureOf(chunks, ids.map(definitionOf));
    const parts = partsOf(file => files.has(file) && !core.has(file));
    return parts ? [[folder, groupText(parts)]] : [];
  });
  const alone = chunks.flatMap((chunk, index) =>
    core.has(chunk.fileName) || isDefinition(chunk) ? [] : [[nameOf(chunk), moduleText(minified[index].text)]],
  );
  const later = partsOf(file => eager.has(file) && !core.has(file));
  const files = {
    'core.js': await coreText(
      partsOf(file => core.has(file)),
      version,
    ),
    ...Object.fromEntries(groups.map(([folder, text]) => [`definitions/${folder}.js`, text])),
    'bridge.js': await program('bridge'),
    'worker.js': await program('worker'),
    'LICENCES.txt': notice,
    ...Object.fromEntries(
      [['definitions', moduleText(later)], ...alone].map(([name, text]) => [`chunks/${version}/${name}.js`, text]),
    ),
  };
  return {files, folders: groups.map(([folder]) => folder)};
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

/** The pictures of the features that the settings show first, in the light and the dark theme. */
function popularPictures() {
  const list = readFileSync(join(root, 'elements/script/settingsPage/popular.ts'), 'utf8');
  const ids = [...list.matchAll(/^ {2}'(\w+)',$/gm)].map(([, id]) => id);
  return ids.flatMap(id => ['default', 'dark'].map(theme => `${id}-${theme}.webp`));
}

/** Writes `<browser>` and `automail-<browser>.zip` below `target`, for the chunks and their minified texts in the same order. */
export async function writeExtension(target, chunks, minified, notice) {
  const {files, folders} = await filesOf(chunks, minified, notice);
  for (const browser of browserNames) {
    const folder = join(root, target, browser);
    rmSync(folder, {recursive: true, force: true});
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), text);
    }
    for (const name of ['options.html', 'options.css']) cpSync(join(here, name), join(folder, name));
    for (const name of popularPictures()) cpSync(join(root, 'docs/pictures', name), join(folder, 'pictures', name));
    cpSync(join(here, 'icons'), join(folder, 'icons'), {recursive: true});
    writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(await manifest(browser, folders), null, 2)}\n`);
    writeZip(folder, join(root, target, `automail-${browser}.zip`));
  }
}
