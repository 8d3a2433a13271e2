// Claims of documents about the tests.
import {expect, test} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {exclusions} from '../support/axe';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');

test('docs/accessibility.md lists everything that axe does not check', {tag: ['@plain', '@core']}, () => {
  const lines = read('docs/accessibility.md')
    .split('\n')
    .filter(line => line.startsWith('- '));
  const isNamed = ({id, rule}: (typeof exclusions)[number]) =>
    lines.some(line => [id, rule].every(word => line.includes(`\`${word}\``)));
  expect(exclusions.filter(each => !isNamed(each))).toEqual([]);
});
