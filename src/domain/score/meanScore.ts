import {formatDecimals} from '#domain/text/format';
import type {ScoreFormat} from './score';

const ambiguousMean = 10;

/**
 * Formats a user's mean score, which is always out of 100, to one decimal. Exactly 10 gets "/100" for users who score
 * out of 10, since it would otherwise look like a perfect score.
 */
export function formatMeanScore(mean: number, format: ScoreFormat | undefined): string {
  const scoresToTen = format === 'POINT_10' || format === 'POINT_10_DECIMAL';
  return formatDecimals(mean, 1) + (mean === ambiguousMean && scoresToTen ? '/100' : '');
}
