import {readdirSync, readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const {options} = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${root}tsconfig.json`, file => ts.sys.readFile(file)).config,
  ts.sys,
  root,
);

const filesIn = (folder: string) =>
  readdirSync(root + folder, {recursive: true, encoding: 'utf8'})
    .filter(file => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map(file => `${root}${folder}/${file}`);

/** The files that a file imports in any way: a value, a type, or at run time. */
const importsOf = (file: string) =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.flatMap(({fileName}) => ts.resolveModuleName(fileName, file, options, ts.sys).resolvedModule ?? [])
    .map(({resolvedFileName}) => resolvedFileName);

/** The files of these folders that import each other in a circle, or lie between two circles. */
export function importCycles(folders: readonly string[]): string[] {
  const left = new Map(folders.flatMap(filesIn).map(file => [file, importsOf(file)]));
  /** Removes the files that import, or are imported by, nothing that is left. */
  const trim = () => {
    const imported = new Set([...left.values()].flat());
    const outer = [...left].filter(([file, imports]) => !imported.has(file) || !imports.some(each => left.has(each)));
    for (const [file] of outer) left.delete(file);
    return outer.length > 0;
  };
  while (trim());
  return [...left.keys()].map(file => relative(root, file)).toSorted();
}
