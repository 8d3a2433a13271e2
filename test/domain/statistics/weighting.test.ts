import {expect} from 'chai';

import {scoreOrCentre, weightedMean, weightingCentre} from '#domain/statistics/weighting';

describe('scoreOrCentre', () => {
  const table = [
    [null, 41],
    [undefined, 41],
    [0, 41],
    [1, 1],
    [87, 87],
  ] as const;
  for (const [score, expected] of table)
    it(`returns ${expected} for ${String(score)}`, () => expect(scoreOrCentre(score)).to.equal(expected));
});

describe('weightedMean', () => {
  const table: readonly [readonly number[], number][] = [
    [[], weightingCentre],
    [[41], 41],
    [[100], 70.5],
    [[80, 80, 80], 70.25],
    [[0], 20.5],
  ];
  for (const [scores, mean] of table)
    it(`returns ${mean} for ${JSON.stringify(scores)}`, () => expect(weightedMean(scores)).to.equal(mean));
  it('ranks many good media items above a single perfect one', () =>
    expect(weightedMean(Array<number>(10).fill(80))).to.be.greaterThan(weightedMean([100])));
});
