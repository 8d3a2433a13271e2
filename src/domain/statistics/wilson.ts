/** Standard normal quantile for a 95% interval. */
const z = 1.95996398454;

/** Bounds of a proportion, each between 0 and 1. */
export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

/**
 * The Wilson score interval for the proportion of positive votes among all votes. Without votes it is 0 to 1. More
 * positive votes than votes are treated as all positive.
 */
export function wilson(positive: number, total: number): Interval {
  if (total <= 0) return {lower: 0, upper: 1};
  const share = Math.min(Math.max(positive / total, 0), 1);
  const square = (z * z) / total;
  const centre = share + square / 2;
  const margin = z * Math.sqrt((share * (1 - share) + square / 4) / total);
  const scale = 1 + square;
  // Rounding can put the bounds slightly outside 0 to 1 if no or all votes are positive.
  return {lower: Math.max((centre - margin) / scale, 0), upper: Math.min((centre + margin) / scale, 1)};
}

const lowerBoundLimit = 0.05;

/** Whether the lower bound of a review is low enough (below 0.05) to dim it to half opacity. */
export const isLowRated = ({lower}: Interval): boolean => lower < lowerBoundLimit;

/** The lower bound in percent, as a whole number. */
export const confidencePercent = ({lower}: Interval): number => Math.round(lower * 100);
