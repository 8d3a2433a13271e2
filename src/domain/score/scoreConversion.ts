import type {ScoreFormat} from './score';

const smileyPoints: Readonly<Record<number, number>> = {3: 85, 2: 60, 1: 45};
const tenfold = 10;

/** The middle of a star's band of 20 points. */
const starPoints = (stars: number) => (stars === 0 ? 0 : stars * 20 - 10);

/**
 * A score of any format on the scale to 100 (spec 1, section 5: general conversion). Smileys are 85, 60 and 45, a
 * smiley outside 1 to 3 is 0; 0 stays 0 (unscored) in every format.
 */
export function toHundred(score: number, format: ScoreFormat): number {
  if (format === 'POINT_3') return smileyPoints[score] ?? 0;
  if (format === 'POINT_5') return starPoints(score);
  if (format === 'POINT_10' || format === 'POINT_10_DECIMAL') return score * tenfold;
  return score;
}

/** A score to 100 and how much it counts in a mean. */
export interface WeightedScore {
  readonly score: number;
  readonly weight: number;
}

const socialFrown = 35;
const smileyWeight = 0.5;

/**
 * A score to 100 for means over people who score in different formats (spec 3, section 5: the scale of the social
 * tab). The frown is 35 here, not 45, and all three smileys weigh 0.5, since three steps say less than ten; a
 * weight on the frown alone would lift every mean.
 */
export function toWeightedHundred(score: number, format: ScoreFormat): WeightedScore {
  if (format !== 'POINT_3') return {score: toHundred(score, format), weight: 1};
  return {score: score === 1 ? socialFrown : toHundred(score, format), weight: smileyWeight};
}
