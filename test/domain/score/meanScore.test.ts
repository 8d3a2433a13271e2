import {expect} from 'chai';

import {formatMeanScore} from '#domain/score/meanScore';
import type {ScoreFormat} from '#domain/score/score';

describe('formatMeanScore', () => {
  const table: readonly [number, ScoreFormat | undefined, string][] = [
    [72.34, 'POINT_100', '72.3'],
    [72, 'POINT_10', '72.0'],
    [10, 'POINT_10', '10.0/100'],
    [10, 'POINT_10_DECIMAL', '10.0/100'],
    [10.04, 'POINT_10', '10.0'],
    [10, 'POINT_100', '10.0'],
    [10, 'POINT_5', '10.0'],
    [10, undefined, '10.0'],
  ];
  for (const [mean, format, text] of table)
    it(`formats ${mean} for a user with ${format ?? 'no known format'} as ${text}`, () =>
      expect(formatMeanScore(mean, format)).to.equal(text));
});
