// No files import each other in a circle, not even types. Runs in `npm run lint`; `node tools/lint/importCycles.mjs` runs it
// alone.
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {pathToFileURL} from 'node:url';
import ts from 'typescript';

import {root} from '../root.mjs';

const folders = ['src', 'elements', 'e2e', 'test'];

const filesIn = folder =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter(file => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map(file => join(root, folder, file));

/** Returns a function of a file that lists the files that it imports in any way: a value, a type, or at run time. */
function importsBy() {
  const {config} = ts.readConfigFile(join(root, 'tsconfig.json'), file => ts.sys.readFile(file));
  const {options} = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const cache = ts.createModuleResolutionCache(root, name => name, options);
  return file =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles.flatMap(
        ({fileName}) => ts.resolveModuleName(fileName, file, options, ts.sys, cache).resolvedModule ?? [],
      )
      .map(({resolvedFileName}) => resolvedFileName);
}

/** The files of a graph (files by file) that import each other in a circle, or lie between two circles. */
export function circlesIn(graph) {
  const left = new Map(graph);
  /** Removes the files that import, or are imported by, nothing that is left. */
  const trim = () => {
    const imported = new Set([...left.values()].flat());
    const outer = [...left].filter(([file, imports]) => !imported.has(file) || !imports.some(each => left.has(each)));
    for (const [file] of outer) left.delete(file);
    return outer.length > 0;
  };
  while (trim());
  return [...left.keys()].toSorted();
}

/** Prints the files in circles; returns whether there are none. */
export function importsAreAcyclic() {
  const importsOf = importsBy();
  const found = circlesIn(folders.flatMap(filesIn).map(file => [file, importsOf(file)]));
  for (const file of found)
    console.log(`${relative(root, file)} imports itself in a circle: move what both need into a file of its own.`);
  return !found.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = importsAreAcyclic() ? 0 : 1;
