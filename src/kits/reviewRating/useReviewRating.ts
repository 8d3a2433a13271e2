import type {Api} from '#services/api/api';
import {seconds} from '#services/api/cache/lifetime';
import {useCachedQuery} from '#ui/useCachedQuery';
import {ReviewRatingDocument} from './reviewRating.generated';

/** Identifies a review. */
export interface ReviewProps {
  reviewId: number;
}

/** Lifetime of ratings. */
const lifetime = seconds(30);

/** Requests the ratings of all cards found in one pass together; the merging link sends them as one request. */
export function prepare({reviewId}: ReviewProps, api: Api) {
  // Nothing is shown without ratings.
  api.read(ReviewRatingDocument, {id: reviewId}, {lifetime, mayWait: true}).catch(() => undefined);
}

/** The answer about the ratings of a review, and the review in it. */
export function useReviewRating(reviewId: number) {
  const answer = useCachedQuery(ReviewRatingDocument, {id: reviewId}, lifetime, {mayWait: true});
  return {answer, review: answer.data?.Review};
}
