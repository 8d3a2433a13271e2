import {expect} from 'chai';

import {decadesOf} from '#domain/list/decades';

describe('decadesOf', () => {
  it('returns every decade of a slider from 1950 with its position', () =>
    expect(decadesOf(1950, 1990)).to.deep.equal([
      {year: 1950, at: 0},
      {year: 1960, at: 0.25},
      {year: 1970, at: 0.5},
      {year: 1980, at: 0.75},
      {year: 1990, at: 1},
    ]));
  it('ends with the last decade that has started', () => expect(decadesOf(1950, 2027).at(-1)?.year).to.equal(2020));
  for (const [min, max] of [
    [1940, 2027],
    [1951, 2027],
    [0, 150],
    [1950, 1950],
  ] as const)
    it(`returns none for ${min} to ${max}`, () => expect(decadesOf(min, max)).to.deep.equal([]));
});
