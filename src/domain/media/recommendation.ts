import {scoreOrCentre} from '../statistics/weighting';

/**
 * How high a recommended pair stands under "For You" (spec 3, section 9): the own score of the first work and the
 * average score of the second, both out of 100, times 1 - 1/(rating + 1). Only pairs with a rating above 0 are
 * shown; others weigh 0.
 */
export function recommendationWeight(score: number, averageScore: number | null | undefined, rating: number): number {
  if (rating <= 0) return 0;
  return (score + scoreOrCentre(averageScore)) * (1 - 1 / (rating + 1));
}

/** What is known of a pair besides its works. */
export interface RecommendedPair {
  readonly rating: number;
  readonly userRating: UserRating;
  /** Own list status of the second work, `undefined` where it is not on the list. */
  readonly secondStatus: string | null | undefined;
}

/** Whether a pair belongs under "For You" (spec 3, section 5: recommendation filter). */
export const isForYou = ({rating, userRating, secondStatus}: RecommendedPair): boolean =>
  rating > 0 && userRating !== 'RATE_DOWN' && (!secondStatus || secondStatus === 'PLANNING');

/** What a work adds to one that is recommended with it: mean and deviation are the member's own, out of 100. */
export interface Taste {
  readonly mean: number;
  readonly deviation: number;
}

/**
 * What one recommendation adds to a work's standing in Autorecs (spec 2, section 9): the standardised score of the
 * work it comes from times 2 - 1/rating. Ratings of 0 and below add nothing, nor does a member whose scores are all
 * the same.
 */
export function autorecPoints(score: number, {mean, deviation}: Taste, rating: number): number {
  if (rating <= 0 || deviation <= 0) return 0;
  return ((score - mean) / deviation) * (2 - 1 / rating);
}

/** A member's own vote on a recommendation, in the API's words. */
export type UserRating = 'RATE_UP' | 'RATE_DOWN' | 'NO_RATING';

const worth: Readonly<Record<UserRating, number>> = {RATE_UP: 1, RATE_DOWN: -1, NO_RATING: 0};

/** The vote after a click on a thumb, and by how much the pair's rating changes (spec 3, section 4). */
export function vote(
  now: UserRating,
  thumb: 'up' | 'down',
): {readonly userRating: UserRating; readonly change: number} {
  const wanted = thumb === 'up' ? 'RATE_UP' : 'RATE_DOWN';
  const userRating = now === wanted ? 'NO_RATING' : wanted;
  return {userRating, change: worth[userRating] - worth[now]};
}
