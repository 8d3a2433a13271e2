// What documents say about the tests and the features. Needs no browser.
import {expect, test} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

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
