// Chooses tests by a word: a file, a part of a path, or a part of a title.
import {readdirSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';

import {root} from './bootstrap.mjs';

/** Paths below a folder, from the root, with slashes. */
export const filesBelow = (folder, pattern) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map(name => `${folder}/${name.replaceAll(sep, '/')}`)
    .filter(name => pattern.test(name))
    .toSorted();

/** The unit and component tests: those of features are in their folders, the others in test/. */
export const unitFiles = () => ['elements', 'test'].flatMap(folder => filesBelow(folder, /\.test\.tsx?$/));

/** The end-to-end tests: those of features are in their folders, the others in e2e/. */
export const endToEndFiles = () => [...filesBelow('elements', /\.e2e\.ts$/), ...filesBelow('e2e', /\.spec\.ts$/)];

/** A word as a path from the root, where it can be one. */
const asPath = word => relative(root, resolve(word)).replaceAll(sep, '/');

/** Files whose path is the word or contains it, in whatever case. */
export function byPath(files, word) {
  const exact = files.filter(file => file === word || file === asPath(word));
  return exact.length ? exact : files.filter(file => file.toLowerCase().includes(word.toLowerCase()));
}

const pieces = text =>
  new Set(Array.from({length: Math.max(0, text.length - 2)}, (_, at) => text.slice(at, at + 3).toLowerCase()));

/** Files whose names are most similar to a word that was not found. */
export function similar(files, word) {
  const wanted = pieces(word);
  const common = file => [...pieces(file)].filter(piece => wanted.has(piece)).length;
  const found = files.map(file => ({file, common: common(file)})).filter(each => each.common > wanted.size / 3);
  return found
    .toSorted((a, b) => b.common - a.common)
    .slice(0, 5)
    .map(({file}) => file);
}

/** Prints that nothing matches, and similar names. */
export function nothing(kind, word, files) {
  const close = similar(files, word);
  const hint = close.length ? `Files with similar names:\n${close.map(file => `  ${file}`).join('\n')}` : '';
  return `No ${kind} test has "${word}" in its path or its titles.\n${hint}`;
}
