// The committed mutants: lists of {name, file, from, to, tests} in e2e/mutants, and a check that each can be planted.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import {root} from '../bootstrap.mjs';

const folder = join(root, 'e2e/mutants');

/** All mutants, sorted by the name of their file. */
export async function allMutants() {
  const files = readdirSync(folder).filter(name => name.endsWith('.mjs'));
  const lists = await Promise.all(files.toSorted().map(name => import(pathToFileURL(join(folder, name)).href)));
  return lists.flatMap(list => list.default);
}

const read = file => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

/** Reasons why a mutant cannot be planted, or why no test could notice it. */
function wrongWith({name, file, from, to, tests}, all) {
  const wrong = [];
  const count = from ? read(file).split(from).length - 1 : 0;
  if (count !== 1) wrong.push(`its text occurs ${count} times in ${file}, not once`);
  if (from === to) wrong.push('it changes nothing');
  if (!tests.length) wrong.push('it names no test');
  for (const test of tests) {
    if (!existsSync(join(root, test.file))) wrong.push(`there is no test file ${test.file}`);
    if (!['e2e', 'unit'].includes(test.run)) wrong.push(`no such kind of test: ${test.run}`);
  }
  if (all.filter(each => each.name === name).length > 1) wrong.push('another has the same name');
  return wrong.map(why => `${name}: ${why}`);
}

/** The problems of all lists; runs nothing. */
export const faultsOf = mutants => mutants.flatMap(mutant => wrongWith(mutant, mutants));
