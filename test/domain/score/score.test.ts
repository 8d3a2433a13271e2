import {expect} from 'chai';

import {canStep, displayScore, stepScore, type ScoreFormat} from '#domain/score/score';

describe('displayScore', () => {
  const table: readonly [number, ScoreFormat, string | undefined][] = [
    [85, 'POINT_100', '85/100'],
    [8.5, 'POINT_10_DECIMAL', '8.5/10'],
    [8, 'POINT_10', '8/10'],
    [3, 'POINT_3', 'smile'],
    [2, 'POINT_3', 'meh'],
    [1, 'POINT_3', 'frown'],
    [4, 'POINT_5', '4'],
    [0, 'POINT_100', undefined],
  ];
  for (const [score, format, text] of table)
    it(`displays ${score} in ${format} as ${text ?? 'nothing'}`, () =>
      expect(displayScore(score, format)?.text).to.equal(text));
  it('adds a star to five-point scores', () => expect(displayScore(4, 'POINT_5')?.star).to.equal(true));
  it('displays the plain value in an unknown format', () => expect(displayScore(7, undefined)?.text).to.equal('7'));
});

describe('stepScore', () => {
  const table: readonly [number, 1 | -1, ScoreFormat, number | undefined][] = [
    [99, 1, 'POINT_100', 100],
    [100, 1, 'POINT_100', undefined],
    [1, -1, 'POINT_100', undefined],
    [9.9, 1, 'POINT_10_DECIMAL', 10],
    [10, 1, 'POINT_10_DECIMAL', undefined],
    [7.1, -1, 'POINT_10_DECIMAL', 7],
    [1, -1, 'POINT_10_DECIMAL', undefined],
    [9, 1, 'POINT_10', 10],
    [5, 1, 'POINT_5', undefined],
    [5, -1, 'POINT_5', 4],
    [0, 1, 'POINT_10_DECIMAL', 1],
    [0, -1, 'POINT_10', undefined],
    [2, 1, 'POINT_3', undefined],
  ];
  for (const [score, direction, format, next] of table)
    it(`steps from ${score} by ${direction} in ${format} to ${next ?? 'nothing'}`, () =>
      expect(stepScore(score, direction, format)).to.equal(next));
  it('offers no steps for smileys', () => expect(canStep('POINT_3')).to.equal(false));
});
