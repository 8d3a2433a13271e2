import type {Api} from '#services/api/api';
import {seconds} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useCachedQuery} from '#ui/useCachedQuery';
import {ReviewRatingDocument} from './query.generated';
import {text} from './messages';

/** How long ratings stay fresh (rule feed-3). */
const lifetime = seconds(30);

/** Requests the ratings of all cards together; the merging link sends them as one request. */
export function prepare({reviewId}: {reviewId: number}, api: Api) {
  // Without a total nothing is shown.
  api.read(ReviewRatingDocument, {id: reviewId}, {lifetime}).catch(() => undefined);
}

/** Shown after the number of positive ratings of a review: the total number of ratings. */
export default function RatingTotal({reviewId}: {reviewId: number}) {
  const answer = useCachedQuery(ReviewRatingDocument, {id: reviewId}, lifetime);
  return (
    <AsyncAnswer answer={answer} value={answer.data?.Review?.ratingAmount} silent stale="nothing">
      {total => (
        <span title={text.total(total)}>
          <span aria-hidden="true">/{total}</span>
          <span className="visually-hidden">{text.ofTotal(total)}</span>
        </span>
      )}
    </AsyncAnswer>
  );
}
