import {expect} from 'chai';

import {isLate} from '#services/outbox/sending';

describe('isLate', () => {
  for (const [passed, expected] of [
    [0, false],
    [5000, false],
    [5001, true],
    // The clock was set back.
    [-60_000, false],
  ] as const)
    it(`is ${expected} ${passed} ms after a write was recorded as sent`, () =>
      expect(isLate(1_000_000, 1_000_000 + passed)).to.equal(expected));
});
