/** Standard normal quantile of a 95% interval (spec 1, section 5). */
const z = 1.95996398454;

/** Bounds of a share, each between 0 and 1. */
export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

/**
 * The Wilson score interval of the share of positive votes among all votes (spec 1, section 5; spec 2, section 4:
 * reviews). Without votes nothing is known: 0 to 1. More positive votes than votes count as all of them.
 */
export function wilson(positive: number, total: number): Interval {
  if (total <= 0) return {lower: 0, upper: 1};
  const share = Math.min(Math.max(positive / total, 0), 1);
  const square = (z * z) / total;
  const centre = share + square / 2;
  const margin = z * Math.sqrt((share * (1 - share) + square / 4) / total);
  const scale = 1 + square;
  // Rounding may leave the bounds of "none" and "all" a hair outside.
  return {lower: Math.max((centre - margin) / scale, 0), upper: Math.min((centre + margin) / scale, 1)};
}

const doubtful = 0.05;

/** Whether a review's lower bound is so low that the review is dimmed to half opacity (spec 3, section 9). */
export const isDoubtful = ({lower}: Interval): boolean => lower < doubtful;
