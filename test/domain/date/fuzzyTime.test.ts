// @dates
import {expect} from 'chai';

import {fuzzyTime} from '#domain/date/fuzzyTime';

describe('fuzzyTime', () => {
  const table = [
    [undefined, ''],
    [{}, ''],
    [{year: 2026}, '2026'],
    [{year: 2026, month: 11}, 'Nov 2026'],
    [{year: 2026, month: 11, day: 3}, 'Nov 3, 2026'],
    [{year: 2026, day: 3}, '2026-?-03'],
    [{month: 11, day: 3}, '?-11-03'],
    [{year: 99, month: 1, day: 1}, 'Jan 1, 99'],
  ] as const;
  for (const [date, expected] of table)
    it(`writes ${JSON.stringify(date)} as "${expected}"`, () => expect(fuzzyTime(date)).to.equal(expected));
});
