import {expect} from 'chai';

import {compatibility, compatibilityColour, scoresOf} from '#domain/statistics/compatibility';

const scores = (...values: readonly number[]) => new Map(values.map((value, index) => [index, value]));

describe('compatibility', () => {
  const table: readonly [string, readonly number[], readonly number[], number | undefined][] = [
    ['identical scores', [50, 70, 90], [50, 70, 90], 0],
    ['the same order from a stricter rater', [50, 70, 90], [10, 20, 30], 0],
    ['scores out of 100 and out of 10', [50, 70, 90], [5, 7, 9], 0],
    ['two media in opposite order', [50, 90], [90, 50], 2],
    ['three media in opposite order', [50, 70, 90], [90, 70, 50], 1.632993162],
    ['four media with two of them swapped', [1, 2, 3, 4], [1, 3, 2, 4], 0.447213595],
    ['a single shared media', [50], [60], undefined],
    ['no shared media', [], [], undefined],
    ['a user with the same score for all media', [50, 50, 50], [10, 20, 30], undefined],
  ];
  for (const [name, first, second, difference] of table)
    it(`returns ${String(difference)} for ${name}`, () => {
      const result = compatibility(scores(...first), scores(...second));
      if (difference === undefined) expect(result.difference).to.equal(undefined);
      else expect(result.difference).to.be.closeTo(difference, 1e-8);
      expect(result.shared).to.equal(first.length);
    });
  it('only compares shared media and returns the size of each list', () => {
    const first = new Map([
      [1, 50],
      [2, 90],
      [3, 100],
    ]);
    const second = new Map([
      [2, 9],
      [1, 5],
      [4, 1],
      [5, 1],
    ]);
    expect(compatibility(first, second)).to.deep.equal({difference: 0, shared: 2, firstSize: 3, secondSize: 4});
  });
  it('is symmetric', () => {
    const [first, second] = [scores(90, 50, 70, 65), scores(30, 80, 60, 75)];
    expect(compatibility(first, second).difference).to.be.closeTo(
      compatibility(second, first).difference ?? NaN,
      1e-12,
    );
  });
});

describe('compatibilityColour', () => {
  const table = [
    [0, 'green'],
    [0.89, 'green'],
    [0.9, undefined],
    [1.1, undefined],
    [1.11, 'red'],
  ] as const;
  for (const [difference, colour] of table)
    it(`returns ${String(colour)} for ${difference}`, () => expect(compatibilityColour(difference)).to.equal(colour));
});

describe('scoresOf', () => {
  it('skips media without a score, and counts a media item on two lists once', () => {
    const entries = [
      {mediaId: 1, scoreRaw: 80},
      {mediaId: 2, scoreRaw: 0},
      {mediaId: 1, scoreRaw: 80},
    ];
    expect([...scoresOf(entries)]).to.deep.equal([[1, 80]]);
  });
});
