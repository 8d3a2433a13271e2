import {load, mutate} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import {activityFields, mediaBrief, namedBrief, reviewBrief, threadBrief, userBadged, userBrief} from './fragments';
import {readActivities} from './activities';
import type {Activity, Media, Named, PageInfo, Review, Studio, Thread, User} from './types';

/** The head of a member's page. */
export async function loadUser(name: string): Promise<User> {
  const {User} = await load<{User: User}>(
    `query UserPage($name: String) {
      User(name: $name) { ${userBadged} bannerImage isFollowing isFollower isBlocked options { profileColor }
        mediaListOptions { scoreFormat } }
    }`,
    {name},
  );
  return User;
}

/** What a member writes about himself. */
export async function loadAbout(id: number): Promise<string | null> {
  const {User} = await load<{User: User}>(`query UserAbout($id: Int) { User(id: $id) { id about(asHtml: true) } }`, {
    id,
  });
  return User.about ?? null;
}

/** A day of the activity history. */
export interface HistoryDay {
  date: number;
  amount: number;
  level: number;
}

/** The days of the activity history, the last one being today. */
export async function loadHistory(id: number): Promise<HistoryDay[]> {
  const {User} = await load<{User: {stats: {activityHistory: HistoryDay[] | null} | null}}>(
    `query UserHistory($id: Int) { User(id: $id) { stats { activityHistory { date amount level } } } }`,
    {id},
  );
  return User.stats?.activityHistory ?? [];
}

/** A genre and how much of it is on the lists. */
export interface GenreCount {
  genre: string;
  count: number;
}

interface GenreAnswer {
  User: {statistics: {anime: {genres: GenreCount[]}; manga: {genres: GenreCount[]}}};
}

/** The genres a member has most of, anime and manga together. */
export async function loadGenres(id: number): Promise<GenreCount[]> {
  const {User} = await load<GenreAnswer>(
    `query UserGenres($id: Int) {
      User(id: $id) { statistics {
        anime { genres(limit: 6, sort: COUNT_DESC) { genre count } }
        manga { genres(limit: 6, sort: COUNT_DESC) { genre count } } } }
    }`,
    {id},
  );
  const sums = new Map<string, number>();
  for (const {genre, count} of [...User.statistics.anime.genres, ...User.statistics.manga.genres])
    sums.set(genre, (sums.get(genre) ?? 0) + count);
  return [...sums]
    .map(([genre, count]) => ({genre, count}))
    .sort((a, b) => b.count - a.count)
    .slice(0, 4);
}

/** The figures in the box of a member's page. */
export interface BoxFigures {
  anime: {count: number; minutesWatched: number; meanScore: number};
  manga: {count: number; chaptersRead: number; meanScore: number};
}

/** Totals of a member's lists. */
export async function loadFigures(id: number): Promise<BoxFigures> {
  const {User} = await load<{User: {statistics: BoxFigures}}>(
    `query UserFigures($id: Int) {
      User(id: $id) { statistics {
        anime { count minutesWatched meanScore }
        manga { count chaptersRead meanScore } } }
    }`,
    {id},
  );
  return User.statistics;
}

/** A member's favourites of the five kinds. */
export interface FavouritesOf {
  anime: {nodes: Media[]};
  manga: {nodes: Media[]};
  characters: {nodes: Named[]};
  staff: {nodes: Named[]};
  studios: {nodes: Studio[]};
}

/** The first favourites of each kind. */
export async function loadFavourites(id: number): Promise<FavouritesOf> {
  const {User} = await load<{User: {favourites: FavouritesOf}}>(
    `query UserFavourites($id: Int) {
      User(id: $id) { favourites {
        anime(perPage: 25) { nodes { ${mediaBrief} startDate { year } } }
        manga(perPage: 25) { nodes { ${mediaBrief} startDate { year } } }
        characters(perPage: 25) { nodes { ${namedBrief} } }
        staff(perPage: 25) { nodes { ${namedBrief} } }
        studios(perPage: 25) { nodes { id name } } } }
    }`,
    {id},
  );
  return User.favourites;
}

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
