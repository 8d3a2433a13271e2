import {scoreOrCentre} from '../statistics/weighting';

/**
 * Sort weight of a recommended pair under "For You": the user's score of the first media item plus the average score of
 * the second (41 if missing), both out of 100, times 1 - 1/(rating + 1). Only pairs with a rating above 0 are shown;
 * others weigh 0.
 */
export function recommendationWeight(score: number, averageScore: number | null | undefined, rating: number): number {
  if (rating <= 0) return 0;
  return (score + scoreOrCentre(averageScore)) * (1 - 1 / (rating + 1));
}

/** The data about a pair besides its two media. */
export interface RecommendedPair {
  readonly rating: number;
  readonly userRating: UserRating;
  /** The user's list status of the second media item; `undefined` if it is not on the list. */
  readonly secondStatus: string | null | undefined;
}

/**
 * Whether a pair belongs under "For You": its rating is above 0, the second media item is not on the list or only
 * planned, and the user has not voted the pair down.
 */
export const isForYou = ({rating, userRating, secondStatus}: RecommendedPair): boolean =>
  rating > 0 && userRating !== 'RATE_DOWN' && (!secondStatus || secondStatus === 'PLANNING');

/** A pair with its sort criteria. */
export interface WeighedPair extends RecommendedPair {
  readonly id: number;
  /** The user's score of the first media item, out of 100. */
  readonly score: number;
  /** The average score of the second. */
  readonly averageScore: number | null | undefined;
}

/** The pairs that belong under "For You", most promising first. */
export function forYou<P extends WeighedPair>(pairs: readonly P[]): P[] {
  const weight = ({score, averageScore, rating}: P) => recommendationWeight(score, averageScore, rating);
  return pairs.filter(isForYou).toSorted((a, b) => weight(b) - weight(a) || a.id - b.id);
}

/** The mean and standard deviation of a user's scores, out of 100. */
export interface ScoreStatistics {
  readonly mean: number;
  readonly deviation: number;
}

/**
 * The points that one recommendation adds to a media item in Autorecs: the z-score of its source times 2 - 1/rating.
 * Recommendations rated 0 or lower add nothing, and neither do those of a user whose scores are all the same.
 */
export function autorecPoints(score: number, {mean, deviation}: ScoreStatistics, rating: number): number {
  if (rating <= 0 || deviation <= 0) return 0;
  return ((score - mean) / deviation) * (2 - 1 / rating);
}

/** The user's own vote on a recommendation, as the API names it. */
export type UserRating = 'RATE_UP' | 'RATE_DOWN' | 'NO_RATING';

const voteValues: Readonly<Record<UserRating, number>> = {RATE_UP: 1, RATE_DOWN: -1, NO_RATING: 0};

/**
 * The vote after a click on a thumb, and the resulting change of the pair's rating: 1 for the first vote and for
 * removing one, 2 for changing sides.
 */
export function vote(
  now: UserRating,
  thumb: 'up' | 'down',
): {readonly userRating: UserRating; readonly change: number} {
  const requested = thumb === 'up' ? 'RATE_UP' : 'RATE_DOWN';
  const userRating = now === requested ? 'NO_RATING' : requested;
  return {userRating, change: voteValues[userRating] - voteValues[now]};
}
