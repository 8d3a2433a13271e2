import type {RatedReview} from '#domain/statistics/reviews';
import {pageInfoOf, pagesOf} from '#kits/statistics/pages';
import type {Reading, RunTools} from '#kits/statistics/statistic';
import type {NamedMedia} from '#ui/link/useMediaTitle';
import {RatedReviewsDocument, type RatedReviewsQuery} from './query.generated';

/** A review with its media item. */
export interface ReviewRow extends RatedReview {
  readonly siteUrl: string;
  readonly media: NamedMedia | undefined;
}

type Reviews = NonNullable<NonNullable<RatedReviewsQuery['Page']>['reviews']>;

function toRow(review: Reviews[number]): ReviewRow[] {
  if (!review) return [];
  const {id, siteUrl, score, rating, ratingAmount, userId, user, media} = review;
  return [
    {
      id,
      userId,
      siteUrl: siteUrl ?? '',
      score: score ?? 0,
      positive: rating ?? 0,
      votes: ratingAmount ?? 0,
      userName: user?.name,
      media: media ?? undefined,
    },
  ];
}

/** All reviews that the API returns, newest first. */
export const collectReviews = (tools: RunTools, reading: Reading<ReviewRow>) =>
  pagesOf(tools, reading, {
    document: RatedReviewsDocument,
    variables: page => ({page}),
    read: ({Page: page}) => ({rows: (page?.reviews ?? []).flatMap(toRow), ...pageInfoOf(page?.pageInfo)}),
  });
