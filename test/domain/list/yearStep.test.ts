import {expect} from 'chai';

import {stepYear} from '#domain/list/yearStep';

describe('stepYear', () => {
  const table = [
    [undefined, 1, 1951],
    [undefined, -1, 2027],
    [2000, 1, 2001],
    [2000, -1, 1999],
    [2026, 1, 2027],
    [2027, 1, undefined],
    [1951, -1, 1950],
    [1950, -1, undefined],
  ] as const;
  for (const [year, direction, expected] of table)
    it(`steps from ${year} by ${direction} to ${expected}`, () =>
      expect(stepYear({min: 1950, max: 2027, year}, direction)).to.equal(expected));
});
