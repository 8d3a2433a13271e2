import {load, mutate} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import {activityFields, reviewBrief, threadBrief, userBrief} from './fragments';
import {readActivities} from './activities';
import type {PageInfo, User} from './types';
import type {Activity, Review, Thread} from './socialTypes';

/** What a member's feed is narrowed to. */
export type UserFeedType = 'ALL' | 'TEXT' | 'MESSAGE' | 'MEDIA_LIST';

/** A page of a member's activities. */
export const loadUserFeed = (choice: {id: number; type: UserFeedType}, page: number): Promise<PageOf<Activity>> =>
  readActivities(
    `query UserFeed($id: Int, $type: ActivityType, $page: Int) {
      Page(page: $page, perPage: 25) { pageInfo { hasNextPage }
        activities(userId: $id, type: $type, sort: [PINNED, ID_DESC]) { ${activityFields} } }
    }`,
    {id: choice.id, page, ...(choice.type === 'ALL' ? {} : {type: choice.type})},
  );

/** A page of a member's reviews. */
export async function loadUserReviews(id: number, page: number): Promise<PageOf<Review>> {
  const {Page} = await load<{Page: PageInfo & {reviews: Review[]}}>(
    `query UserReviews($id: Int, $page: Int) {
      Page(page: $page, perPage: 20) { pageInfo { hasNextPage } reviews(userId: $id, sort: ID_DESC) { ${reviewBrief} } }
    }`,
    {id, page},
  );
  return {items: Page.reviews, hasNextPage: Page.pageInfo?.hasNextPage === true};
}

/** A page of those a member follows, or of those who follow him. */
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

/** The threads of a member. */
export async function loadUserThreads(id: number): Promise<Thread[]> {
  const {Page} = await load<{Page: {threads: Thread[]}}>(
    `query UserThreads($id: Int) { Page(perPage: 25) { threads(userId: $id, sort: ID_DESC) { ${threadBrief} } } }`,
    {id},
  );
  return Page.threads;
}

/** A comment with the thread it stands in. */
export interface UserComment {
  id: number;
  comment: string | null;
  createdAt: number;
  likeCount: number;
  thread: {id: number; title: string | null} | null;
}

/** The comments of a member. */
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

/** Follows a member, or no longer. */
export async function toggleFollow(userId: number): Promise<boolean> {
  const {ToggleFollow} = await mutate<{ToggleFollow: User}>(
    `mutation Follow($userId: Int) { ToggleFollow(userId: $userId) { id isFollowing } }`,
    {userId},
  );
  return ToggleFollow.isFollowing === true;
}
