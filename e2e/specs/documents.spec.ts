// What documents say about the tests and the features. Needs no browser.
import {expect, test} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {heapGrowth, listenerGrowth, readReport} from '../endurance/report';
import {exclusions} from '../support/axe';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');

test('docs/features.md is the generated one', () => {
  const wanted = execFileSync(process.execPath, ['tools/features.mjs', '--document'], {cwd: root, encoding: 'utf8'});
  expect(read('docs/features.md'), 'run `npm run features -- --readme` to write it again').toBe(wanted);
});

test('docs/accessibility.md names everything that axe does not check', () => {
  const lines = read('docs/accessibility.md')
    .split('\n')
    .filter(line => line.startsWith('- '));
  const isNamed = ({id, rule}: (typeof exclusions)[number]) =>
    lines.some(line => [id, rule].every(word => line.includes(`\`${word}\``)));
  expect(exclusions.filter(each => !isNamed(each))).toEqual([]);
});

test('the endurance report is of a commit not older than 100 commits, and its figures are within the bounds', () => {
  const {commit, navigations, readings} = readReport();
  const git = (...words: string[]) => execFileSync('git', words, {cwd: root, encoding: 'utf8'}).trim();
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
  // A shallow clone does not know how old it is.
  const age =
    git('rev-parse', '--is-shallow-repository') === 'true' ? 0 : Number(git('rev-list', '--count', `${commit}..HEAD`));
  expect(age, 'run `npm run endurance` and commit docs/endurance.json').toBeLessThanOrEqual(100);
  expect(readings.at(-1)?.navigations).toBe(navigations);
  expect(heapGrowth(readings)).toBeLessThanOrEqual(1.1);
  expect(listenerGrowth(readings)).toBeLessThanOrEqual(1.05);
  expect(readings.flatMap(({detached}) => detached)).toEqual([]);
});
