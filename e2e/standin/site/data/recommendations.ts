import {load, mutate} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import {mediaBrief} from './fragments';
import type {Media, PageInfo} from './types';

/** A recommendation as the recommendations page shows it: two media and the votes. */
export interface Pair {
  id: number;
  rating: number | null;
  userRating: string | null;
  media: Media;
  mediaRecommendation: Media;
}

/** Votes for a recommendation or against it. */
export async function saveRating(
  mediaId: number,
  mediaRecommendationId: number,
  rating: string,
): Promise<{rating: number | null; userRating: string | null}> {
  const {SaveRecommendation} = await mutate<{SaveRecommendation: {rating: number | null; userRating: string | null}}>(
    `mutation Rate($mediaId: Int, $mediaRecommendationId: Int, $rating: RecommendationRating) {
      SaveRecommendation(mediaId: $mediaId, mediaRecommendationId: $mediaRecommendationId, rating: $rating) {
        id rating userRating }
    }`,
    {mediaId, mediaRecommendationId, rating},
  );
  return SaveRecommendation;
}

/** Loads a page of recommendations. */
export async function loadPairs(choice: {sort: string; onList: boolean}, page: number): Promise<PageOf<Pair>> {
  const {Page} = await load<{Page: PageInfo & {recommendations: Pair[]}}>(
    `query Recommendations($sort: [RecommendationSort], $onList: Boolean, $page: Int) {
      Page(page: $page, perPage: 20) { pageInfo { hasNextPage }
        recommendations(sort: $sort, onList: $onList) {
          id rating userRating media { ${mediaBrief} } mediaRecommendation { ${mediaBrief} } } }
    }`,
    {sort: [choice.sort], page, ...(choice.onList ? {onList: true} : {})},
  );
  const items = Page.recommendations.filter(pair => pair.media && pair.mediaRecommendation);
  return {items, hasNextPage: Page.pageInfo?.hasNextPage === true};
}
