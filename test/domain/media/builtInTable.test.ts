// @dates
import {expect} from 'chai';

import {isOutOfDate} from '#domain/media/builtInTable';

describe('isOutOfDate', () => {
  for (const [now, stale] of [
    ['2026-11-21T00:00:00Z', false],
    ['2027-10-31T23:59:59Z', false],
    ['2027-11-01T00:00:00Z', true],
    ['2031-01-01T00:00:00Z', true],
  ] as const)
    it(`reports that a table of 2026-11 is ${stale ? '' : 'not '}out of date at ${now}`, () =>
      expect(isOutOfDate('2026-11', Date.parse(now))).to.equal(stale));
});
