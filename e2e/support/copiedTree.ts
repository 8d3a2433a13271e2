import {cpSync, mkdirSync, symlinkSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

// Code is generated into `test`, too.
const sources = [
  ...['src', 'elements', 'styles', 'test', 'tools', 'schema'],
  ...['package.json', 'tsconfig.json', 'CHANGELOG.md'],
];

/**
 * Copies the sources and `more` into a folder, so that a command may change them there; `linked` is only read, and
 * linked to.
 */
export function copyTree(tree: string, {more = [], linked}: {more?: readonly string[]; linked: readonly string[]}) {
  mkdirSync(`${tree}/build`, {recursive: true});
  for (const name of [...sources, ...more])
    cpSync(root + name, `${tree}/${name}`, {recursive: true, preserveTimestamps: true});
  for (const name of ['node_modules', 'package-lock.json', ...linked]) symlinkSync(root + name, `${tree}/${name}`);
}
