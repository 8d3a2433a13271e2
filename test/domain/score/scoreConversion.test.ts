import {expect} from 'chai';

import type {ScoreFormat} from '#domain/score/score';
import {toScoreOf100, toWeightedScore} from '#domain/score/scoreConversion';

/** Score, format, general conversion, score and weight on the social tab. */
const table: readonly [number, ScoreFormat, number, number, number][] = [
  [0, 'POINT_100', 0, 0, 1],
  [73, 'POINT_100', 73, 73, 1],
  [100, 'POINT_100', 100, 100, 1],
  [0, 'POINT_10', 0, 0, 1],
  [7, 'POINT_10', 70, 70, 1],
  [8.5, 'POINT_10_DECIMAL', 85, 85, 1],
  [3, 'POINT_3', 85, 85, 0.5],
  [2, 'POINT_3', 60, 60, 0.5],
  [1, 'POINT_3', 45, 35, 0.5],
  [0, 'POINT_3', 0, 0, 0.5],
  [4, 'POINT_3', 0, 0, 0.5],
  [0, 'POINT_5', 0, 0, 1],
  [1, 'POINT_5', 10, 10, 1],
  [2, 'POINT_5', 30, 30, 1],
  [3, 'POINT_5', 50, 50, 1],
  [4, 'POINT_5', 70, 70, 1],
  [5, 'POINT_5', 90, 90, 1],
];

describe('toScoreOf100', () => {
  for (const [score, format, hundred] of table)
    it(`converts ${score} in ${format} to ${hundred}`, () => expect(toScoreOf100(score, format)).to.equal(hundred));
});

describe('toWeightedScore', () => {
  for (const [score, format, , hundred, weight] of table)
    it(`converts ${score} in ${format} to ${hundred} with weight ${weight}`, () =>
      expect(toWeightedScore(score, format)).to.deep.equal({score: hundred, weight}));
});
