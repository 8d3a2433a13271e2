// The end-to-end tests of a run that did not pass, from the report that Playwright leaves.
import {stripVTControlCharacters} from 'node:util';

import {specsOf} from './slowest.mjs';

const firstLine = ({errors = []}) => stripVTControlCharacters(errors[0]?.message ?? '').split('\n')[0];

/** What became of every test that did not pass, with the first line of its first error. */
export const outcomes = ({suites}) =>
  suites
    .flatMap(suite => specsOf(suite, []))
    .flatMap(({title, tests}) =>
      tests.map(({status, results}) => ({title, status, message: firstLine(results[0] ?? {})})),
    )
    .filter(({status}) => status !== 'expected');

const word = {flaky: 'unsteady', skipped: 'skipped', unexpected: 'FAILED'};

/** Prints them at the end of a run, where they are looked for. */
export function printOutcomes(troubles) {
  if (!troubles.length) return;
  console.log('\n== not passed');
  for (const {title, status, message} of troubles) console.log(`  ${word[status]}  ${title}\n      ${message}`);
}
