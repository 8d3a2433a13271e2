/** The score, out of 100, assumed for media without one. */
export const weightingCentre = 41;

/**
 * The score of a media item out of 100, or the assumed one if it has none. The API reports that as `null`, user lists
 * as 0.
 */
export const scoreOrCentre = (score: number | null | undefined): number => score || weightingCentre;

/**
 * The mean of scores out of 100 with one extra vote of the assumed score, for ranking tags and genres. The formula is
 * our choice. A single media item scored 100 ranks below ten scored 80.
 */
export const weightedMean = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score, weightingCentre) / (scores.length + 1);
