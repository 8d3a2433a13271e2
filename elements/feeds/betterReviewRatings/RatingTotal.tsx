import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useReviewRating, type ReviewProps} from '#kits/reviewRating/useReviewRating';
import {text} from './messages';

export {prepare} from '#kits/reviewRating/useReviewRating';

/** Shown after the number of positive ratings of a review: the total number of ratings. */
export default function RatingTotal({reviewId}: ReviewProps) {
  const {answer, review} = useReviewRating(reviewId);
  return (
    <AsyncAnswer answer={answer} value={review?.ratingAmount} silent stale="nothing">
      {total => (
        <span title={text.total(total)}>
          <span aria-hidden="true">/{total}</span>
          <span className="visually-hidden">{text.ofTotal(total)}</span>
        </span>
      )}
    </AsyncAnswer>
  );
}
