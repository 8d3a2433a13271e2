import {load} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import {activityFields, reviewBrief, threadBrief, userBrief} from './fragments';
import {readActivities} from './activities';
import type {ScoreFormat} from '../format/score';
import type {MediaListEntry, PageInfo} from './types';
import type {Activity, Review, Thread} from './socialTypes';

/** Loads a page of a media item's reviews. */
export async function loadMediaReviews(id: number, page: number, perPage = 24): Promise<PageOf<Review>> {
  const {Media} = await load<{Media: {reviews: PageInfo & {nodes: Review[]}}}>(
    `query ${perPage === 2 ? 'MediaMainReviews' : 'MediaReviews'}($id: Int, $page: Int, $perPage: Int) {
      Media(id: $id) { reviews(page: $page, perPage: $perPage, sort: [RATING_DESC, ID]) {
        pageInfo { hasNextPage } nodes { ${reviewBrief} } } }
    }`,
    {id, page, perPage},
  );
  return {items: Media.reviews.nodes, hasNextPage: Media.reviews.pageInfo?.hasNextPage === true};
}

/** Loads the threads about a media item. */
export async function loadMediaThreads(id: number): Promise<Thread[]> {
  const {Page} = await load<{Page: {threads: Thread[]}}>(
    `query MediaThreads($id: Int) {
      Page(perPage: 4) { threads(mediaCategoryId: $id, sort: REPLIED_AT_DESC) { ${threadBrief} } }
    }`,
    {id},
  );
  return Page.threads;
}

/** A followed user's list entry for a media item. */
export interface Follow extends MediaListEntry {
  user: MediaListEntry['user'] & {mediaListOptions: {scoreFormat: ScoreFormat}};
}

/** Loads a page of the followed users' entries for a media item. */
export async function loadFollowing(id: number, page: number, perPage = 12): Promise<PageOf<Follow>> {
  const {Page} = await load<{Page: PageInfo & {mediaList: Follow[]}}>(
    `query ${perPage === 8 ? 'MediaMainFollowing' : 'MediaFollowing'}($id: Int, $page: Int, $perPage: Int) {
      Page(page: $page, perPage: $perPage) { pageInfo { hasNextPage }
        mediaList(mediaId: $id, isFollowing: true, sort: UPDATED_TIME_DESC) {
          id status score progress notes user { ${userBrief} mediaListOptions { scoreFormat } }
        } }
    }`,
    {id, page, perPage},
  );
  return {items: Page.mediaList.filter(entry => entry.user), hasNextPage: Page.pageInfo?.hasNextPage === true};
}

/** Loads a page of the activities about a media item. */
export const loadMediaActivities = (id: number, page: number, isFollowing: boolean): Promise<PageOf<Activity>> =>
  readActivities(
    `query MediaActivities($id: Int, $page: Int, $isFollowing: Boolean) {
      Page(page: $page, perPage: 10) { pageInfo { hasNextPage }
        activities(mediaId: $id, sort: ID_DESC, isFollowing: $isFollowing) { ${activityFields} } }
    }`,
    {id, page, ...(isFollowing ? {isFollowing} : {})},
  );
