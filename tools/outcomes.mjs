// The end-to-end tests of a run that did not pass, from Playwright's report.
import {stripVTControlCharacters} from 'node:util';

import {specsOf} from './slowest.mjs';

/** An error is printed up to this many lines; it may quote a whole page. */
const maxLines = 12;

/** The first error of a result: the expected and the actual value, without the calls that led there. */
const firstError = ({errors = []}) =>
  stripVTControlCharacters(errors[0]?.message ?? '')
    .split('\nCall log:')[0]
    .split('\n')
    .filter(line => line.trim())
    .slice(0, maxLines);

/** The outcome of every test that did not pass, with its first error. */
export const outcomes = ({suites}) =>
  suites
    .flatMap(suite => specsOf(suite, []))
    .flatMap(({title, tests}) =>
      tests.map(({status, results}) => ({title, status, lines: firstError(results[0] ?? {})})),
    )
    .filter(({status}) => status !== 'expected');

const word = {flaky: 'unsteady', skipped: 'skipped', unexpected: 'FAILED'};

/** Prints them at the end of a run. */
export function printOutcomes(troubles) {
  if (!troubles.length) return;
  console.log('\n== not passed');
  for (const {title, status, lines} of troubles)
    console.log([`  ${word[status]}  ${title}`, ...lines].join('\n      '));
}
