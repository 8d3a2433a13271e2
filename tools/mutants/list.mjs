// The committed mutants: lists of {name, file, from, to, tests} in e2e/mutants (see fault.mjs), and a check that each can be planted.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import {root} from '../bootstrap.mjs';
import {unitFiles} from '../choose.mjs';

const folder = join(root, 'e2e/mutants');

/** All mutants, sorted by the name of their file. */
export async function allMutants() {
  const files = readdirSync(folder).filter(name => name.endsWith('.mjs'));
  const lists = await Promise.all(files.toSorted().map(name => import(pathToFileURL(join(folder, name)).href)));
  return lists.flatMap(list => list.default);
}

const read = file => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

/** The title of the first suite of a test file. */
const suiteOf = file => /describe\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/.exec(read(file))?.[2].replaceAll('\\', '');

/** The files of unit tests whose first suite has this title. */
export const filesOfSuite = title => unitFiles().filter(file => suiteOf(file) === title);

/** Reasons why a mutant cannot be planted, or why no test could notice it. */
function wrongWith({name, file, from, to, tests}, all) {
  const wrong = [];
  const places = from ? read(file).split(from).length - 1 : 0;
  if (places !== 1) wrong.push(`its text occurs ${places} times in ${file}, not once`);
  if (from === to) wrong.push('it changes nothing');
  if (!tests.length) wrong.push('it names no test');
  for (const test of tests) {
    const count = test.run === 'unit' ? filesOfSuite(test.title).length : 1;
    if (count !== 1) wrong.push(`${count} files of unit tests begin with the suite "${test.title}", not one`);
  }
  if (all.filter(each => each.name === name).length > 1) wrong.push('another has the same name');
  return wrong.map(why => `${name}: ${why}`);
}

/** The problems of all lists; runs nothing. */
export const faultsOf = mutants => mutants.flatMap(mutant => wrongWith(mutant, mutants));

/** The titles of all end-to-end tests, with those of their suites. */
function endToEndTitles() {
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', '--list'];
  const env = {...process.env, AUTOMAIL_TIER: 'any'};
  const {stdout} = spawnSync(process.execPath, words, {cwd: root, env, encoding: 'utf8', maxBuffer: 1e8});
  const lines = stdout.split('\n').filter(line => line.includes(' › '));
  return lines.map(line => line.split(' › ').slice(2).join(' '));
}

/** The named end-to-end tests that don't exist, with the mutants that name them. */
export function missingTests(mutants) {
  const titles = endToEndTitles();
  return mutants.flatMap(({name, tests}) =>
    tests
      .filter(({run, title}) => run === 'e2e' && !titles.some(each => new RegExp(title, 'i').test(each)))
      .map(({title}) => `${name}: no end-to-end test has "${title}" in its title`),
  );
}

/** `count` of the mutants, chosen by a seed: the same ones for the same seed and names. */
export function draw(mutants, count, seed) {
  const rank = ({name}) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  return mutants.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, count);
}
