/** The score, out of 100, that stands in where a work has none (spec 1, sections 5 and 9). */
export const weightingCentre = 41;

/**
 * The score of a work out of 100, or the weighting centre where the work has none. The API says `null` for that,
 * members' lists say 0.
 */
export const scoreOrCentre = (score: number | null | undefined): number => score || weightingCentre;

/**
 * The mean of scores out of 100 with one more vote for the weighting centre, for ranking tags and genres (spec 2,
 * section 9: "tag ranking uses a weighted mean", its formula not stated). One work of 100 thus ranks below ten of 80.
 */
export const weightedMean = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score, weightingCentre) / (scores.length + 1);
