import type {CSSProperties} from 'react';

import {scoreHue} from '#domain/score/scoreColour';
import {confidencePercent, isLowRated, wilson} from '#domain/statistics/wilson';
import {dimReviewCard} from '#host/pages/reviews/reviewCard';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useElementContext} from '#ui/context';
import {useSignalLayoutEffect} from '#ui/useSignalEffect';
import {useReviewRating, type ReviewProps} from './useReviewRating';
import {text} from './messages';

/** The lower bound ("~72") in the hue of such a score. A card with a low bound is dimmed. */
function Bound({percent, isLow}: {percent: number; isLow: boolean}) {
  const {element} = useElementContext();
  useSignalLayoutEffect(
    signal => {
      if (isLow) dimReviewCard(element, {signal});
    },
    [element, isLow],
  );
  return (
    <span className="ui-hue" style={{'--ui-hue': scoreHue(percent)} as CSSProperties} title={text.explained(percent)}>
      <span aria-hidden="true">~{percent}</span>
      <span className="visually-hidden">{text.inWords(percent)}</span>
    </span>
  );
}

/** Shown before the votes of a review: the lower bound of the share of readers who like it. */
export function Confidence({reviewId}: ReviewProps) {
  const {answer, review} = useReviewRating(reviewId);
  const interval = review ? wilson(review.rating ?? 0, review.ratingAmount ?? 0) : undefined;
  return (
    <AsyncAnswer answer={answer} value={interval} silent stale="nothing">
      {bounds => <Bound percent={confidencePercent(bounds)} isLow={isLowRated(bounds)} />}
    </AsyncAnswer>
  );
}
