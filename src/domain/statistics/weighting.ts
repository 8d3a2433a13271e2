/** The score, out of 100, assumed for media without one (rule score-7). */
export const weightingCentre = 41;

/**
 * The score of a media out of 100, or the assumed one if it has none. The API reports that as `null`, user lists as 0.
 */
export const scoreOrCentre = (score: number | null | undefined): number => score || weightingCentre;

/**
 * The mean of scores out of 100 with one extra vote of the assumed score, for ranking tags and genres (rule statistics-4, which states
 * no formula). A single media scored 100 thus ranks below ten scored
 * 80.
 */
export const weightedMean = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score, weightingCentre) / (scores.length + 1);
