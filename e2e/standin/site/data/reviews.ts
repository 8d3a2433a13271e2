import {load, mutate} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import {reviewBrief, userBrief} from './fragments';
import type {PageInfo} from './types';
import type {Review} from './socialTypes';

/** Loads a page of all reviews. */
export async function loadReviews(_all: true, page: number): Promise<PageOf<Review>> {
  const {Page} = await load<{Page: PageInfo & {reviews: Review[]}}>(
    `query Reviews($page: Int) {
      Page(page: $page, perPage: 30) { pageInfo { hasNextPage } reviews(sort: ID_DESC) { ${reviewBrief} } }
    }`,
    {page},
  );
  return {items: Page.reviews, hasNextPage: Page.pageInfo?.hasNextPage === true};
}

/** Loads one review with its body. */
export async function loadReview(id: number): Promise<Review> {
  const {Review} = await load<{Review: Review}>(
    `query ReviewPage($id: Int) {
      Review(id: $id) { id summary body(asHtml: true) score rating ratingAmount userRating createdAt mediaType
        user { ${userBrief} } media { id type title { userPreferred } bannerImage coverImage { large } } }
    }`,
    {id},
  );
  return Review;
}

/** Votes for a review or against it. */
export async function rateReview(reviewId: number, rating: string): Promise<Review> {
  const {RateReview} = await mutate<{RateReview: Review}>(
    `mutation RateReview($reviewId: Int, $rating: ReviewRating) {
      RateReview(reviewId: $reviewId, rating: $rating) { id rating ratingAmount userRating }
    }`,
    {reviewId, rating},
  );
  return RateReview;
}

/** The fields of a new review. */
export interface NewReview {
  mediaId: number;
  body: string;
  summary: string;
  score: number;
  private: boolean;
}

/**
 * Publishes a review.
 * @returns its id
 */
export async function saveReview(review: NewReview): Promise<number> {
  const {SaveReview} = await mutate<{SaveReview: {id: number}}>(
    `mutation SaveReview($mediaId: Int, $body: String, $summary: String, $score: Int, $private: Boolean) {
      SaveReview(mediaId: $mediaId, body: $body, summary: $summary, score: $score, private: $private) { id }
    }`,
    review,
  );
  return SaveReview.id;
}
