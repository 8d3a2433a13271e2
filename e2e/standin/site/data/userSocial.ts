import {load, mutate} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import {activityFields, reviewBrief, threadBrief, userBrief} from './fragments';
import {readActivities} from './activities';
import type {PageInfo, User} from './types';
import type {Activity, Review, Thread} from './socialTypes';

/** The filter of a user's activity feed. */
export type UserFeedType = 'ALL' | 'TEXT' | 'MESSAGE' | 'MEDIA_LIST';

/** Loads a page of a user's activities. */
export const loadUserFeed = (choice: {id: number; type: UserFeedType}, page: number): Promise<PageOf<Activity>> =>
  readActivities(
    `query UserFeed($id: Int, $type: ActivityType, $page: Int) {
      Page(page: $page, perPage: 25) { pageInfo { hasNextPage }
        activities(userId: $id, type: $type, sort: [PINNED, ID_DESC]) { ${activityFields} } }
    }`,
    {id: choice.id, page, ...(choice.type === 'ALL' ? {} : {type: choice.type})},
  );

/** Loads a page of a user's reviews. */
export async function loadUserReviews(id: number, page: number): Promise<PageOf<Review>> {
  const {Page} = await load<{Page: PageInfo & {reviews: Review[]}}>(
    `query UserReviews($id: Int, $page: Int) {
      Page(page: $page, perPage: 20) { pageInfo { hasNextPage } reviews(userId: $id, sort: ID_DESC) { ${reviewBrief} } }
    }`,
    {id, page},
  );
  return {items: Page.reviews, hasNextPage: Page.pageInfo?.hasNextPage === true};
}

/** Loads a page of the users somebody follows, or of their followers. */
export async function loadFollows(
  choice: {id: number; kind: 'following' | 'followers'},
  page: number,
): Promise<PageOf<User>> {
  const {Page} = await load<{Page: PageInfo & Record<string, User[]>}>(
    `query User${choice.kind === 'following' ? 'Following' : 'Followers'}($id: Int!, $page: Int) {
      Page(page: $page, perPage: 50) { pageInfo { hasNextPage } ${choice.kind}(userId: $id) { ${userBrief} } }
    }`,
    {id: choice.id, page},
  );
  return {items: Page[choice.kind] ?? [], hasNextPage: Page.pageInfo?.hasNextPage === true};
}

/** Loads the threads of a user. */
export async function loadUserThreads(id: number): Promise<Thread[]> {
  const {Page} = await load<{Page: {threads: Thread[]}}>(
    `query UserThreads($id: Int) { Page(perPage: 25) { threads(userId: $id, sort: ID_DESC) { ${threadBrief} } } }`,
    {id},
  );
  return Page.threads;
}

/** A comment together with its thread. */
export interface UserComment {
  id: number;
  comment: string | null;
  createdAt: number;
  likeCount: number;
  thread: {id: number; title: string | null} | null;
}

/** Loads the comments of a user. */
export async function loadUserComments(id: number): Promise<UserComment[]> {
  const {Page} = await load<{Page: {threadComments: UserComment[]}}>(
    `query UserComments($id: Int) {
      Page(perPage: 25) { threadComments(userId: $id, sort: ID_DESC) {
        id comment(asHtml: true) createdAt likeCount thread { id title } } }
    }`,
    {id},
  );
  return Page.threadComments;
}

/** Follows or unfollows a user. */
export async function toggleFollow(userId: number): Promise<boolean> {
  const {ToggleFollow} = await mutate<{ToggleFollow: User}>(
    `mutation Follow($userId: Int) { ToggleFollow(userId: $userId) { id isFollowing } }`,
    {userId},
  );
  return ToggleFollow.isFollowing === true;
}
