// What documents say about the tests. Needs no browser.
import {expect, test} from '@playwright/test';
import {readFileSync} from 'node:fs';

import {exclusions} from '../support/axe';

test('docs/accessibility.md names everything that axe does not check', () => {
  const lines = readFileSync(new URL('../../docs/accessibility.md', import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('- '));
  const isNamed = ({id, rule}: (typeof exclusions)[number]) =>
    lines.some(line => [id, rule].every(word => line.includes(`\`${word}\``)));
  expect(exclusions.filter(each => !isNamed(each))).toEqual([]);
});
