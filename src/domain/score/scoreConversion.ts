import type {ScoreFormat} from './score';

const smileyPoints: Readonly<Record<number, number>> = {3: 85, 2: 60, 1: 45};
const tenfold = 10;

/** The middle of the 20-point band that a star covers. */
const starPoints = (stars: number) => (stars === 0 ? 0 : stars * 20 - 10);

/**
 * Converts a score of any format to a scale of 100 (rule score-3). Smileys become 85, 60 and
 * 45, and a smiley outside 1 to 3 becomes 0; 0 (unscored) stays 0 in every format.
 */
export function toScoreOf100(score: number, format: ScoreFormat): number {
  if (format === 'POINT_3') return smileyPoints[score] ?? 0;
  if (format === 'POINT_5') return starPoints(score);
  if (format === 'POINT_10' || format === 'POINT_10_DECIMAL') return score * tenfold;
  return score;
}

/** A score out of 100 and its weight in a mean. */
export interface WeightedScore {
  readonly score: number;
  readonly weight: number;
}

const socialFrown = 35;
const smileyWeight = 0.5;

/**
 * Converts a score for means over users with different score formats (rule score-4). The frown is 35 here, not 45. All
 * three smileys weigh 0.5, since three steps are less precise than ten; a lower weight on the frown alone would raise
 * every mean.
 */
export function toWeightedScore(score: number, format: ScoreFormat): WeightedScore {
  if (format !== 'POINT_3') return {score: toScoreOf100(score, format), weight: 1};
  return {score: score === 1 ? socialFrown : toScoreOf100(score, format), weight: smileyWeight};
}
