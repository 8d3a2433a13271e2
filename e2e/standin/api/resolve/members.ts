import {notFound} from '../errors';
import {textOrHtml} from '../markdown';
import type {ListStatus, User} from '../store/rows';
import {notificationTypes} from '../seed/notifications';
import type {Args, Context, Resolvers} from './context';
import {isVisible, siteUrl, viewerOf} from './context';
import {favourites} from './favourites';
import {searchRank, sortBy} from './filter';
import {avatar, userBanner} from './pictures';

const statuses: readonly ListStatus[] = ['CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING'];

/** Resolvers of users. Nested favourites are empty until the user has some. */
const user: Resolvers<User> = {
  about: (row, args: {asHtml?: boolean | null}) => textOrHtml(row.about, args),
  avatar: (row, _args, context) => avatar(row, context),
  bannerImage: (row, _args, context) => userBanner(row, context),
  siteUrl: (row, _args, context) => siteUrl(context, `user/${String(row.id)}`),
  isFollowing: (row, _args, context) =>
    context.viewer ? context.store.connectionsOf(context.viewer.id).following.includes(row.id) : false,
  isFollower: (row, _args, context) =>
    context.viewer ? context.store.connectionsOf(row.id).following.includes(context.viewer.id) : false,
  isBlocked: (row, _args, context) =>
    context.viewer ? context.store.connectionsOf(context.viewer.id).blocks.includes(row.id) : false,
  bans: () => [],
  unreadNotificationCount: (row, _args, context) =>
    context.viewer?.id === row.id ? (context.store.users.get(row.id)?.unread ?? 0) : null,
  previousNames: row =>
    row.previousNames.map(name => ({name, createdAt: row.updatedAt - 90_000, updatedAt: row.updatedAt})),
  favourites: (row, args: {page?: number | null}, context) => ({
    ...context.store.connectionsOf(row.id),
    page: args.page,
  }),
  options: (row, _args, context) => ({
    titleLanguage: row.titleLanguage,
    displayAdultContent: row.displayAdultContent,
    airingNotifications: row.airingNotifications,
    profileColor: row.profileColor,
    timezone: context.viewer?.id === row.id ? row.timezone : null,
    activityMergeTime: row.activityMergeTime,
    staffNameLanguage: row.staffNameLanguage,
    restrictMessagesToFollowing: row.restrictMessagesToFollowing,
    disabledListActivity: statuses.map(type => ({type, disabled: row.disabledListActivity.includes(type)})),
    notificationOptions: notificationTypes.map(type => ({type, enabled: !row.disabledNotifications.includes(type)})),
  }),
  mediaListOptions: row => ({
    scoreFormat: row.scoreFormat,
    rowOrder: row.rowOrder,
    animeList: row.animeList,
    mangaList: row.mangaList,
  }),
  statistics: row => row,
};

/** Users for User and Page.users. */
export function findMembers(args: Args, context: Context): User[] {
  const search = typeof args.search === 'string' && args.search !== '' ? args.search : null;
  const rank = (row: User): number => (search === null ? 1 : searchRank([row.name], search));
  const rows = context.store.users.all().filter(row => {
    if (!isVisible(context, row) || rank(row) === 0) return false;
    if (typeof args.id === 'number' && row.id !== args.id) return false;
    if (typeof args.name === 'string' && row.name.toLowerCase() !== args.name.toLowerCase()) return false;
    return typeof args.isModerator !== 'boolean' || (row.moderatorRoles !== null) === args.isModerator;
  });
  return sortMembers(
    rows,
    args.sort as (string | null)[] | null | undefined,
    context,
    search === null ? 'ID' : 'SEARCH_MATCH',
    rank,
  );
}

/** Sorts users. What they watched and read is computed from their lists. */
export function sortMembers(
  rows: User[],
  sort: readonly (string | null)[] | null | undefined,
  context: Context,
  fallback = 'ID',
  rank: (row: User) => number = () => 1,
): User[] {
  const amount = (type: 'ANIME' | 'MANGA') => {
    const known = new Map<number, number>();
    return (row: User): number => {
      let total = known.get(row.id);
      if (total === undefined) {
        total = 0;
        for (const entry of context.store.entriesOfUser(row.id)) {
          const work = context.store.media.get(entry.mediaId);
          if (work?.type === type) total += entry.progress * (work.duration ?? 1);
        }
        known.set(row.id, total);
      }
      return total;
    };
  };
  const keys = {
    ID: (row: User) => row.id,
    USERNAME: (row: User) => row.name.toLowerCase(),
    WATCHED_TIME: amount('ANIME'),
    CHAPTERS_READ: amount('MANGA'),
    SEARCH_MATCH: (row: User) => -rank(row),
  };
  return sortBy(rows, keys, sort, fallback);
}

/** The users the viewer blocks, by name. */
export function findBlocked(args: Args, context: Context): User[] {
  const {blocks} = context.store.connectionsOf(viewerOf(context).id);
  const search = typeof args.search === 'string' ? args.search : '';
  return blocks
    .flatMap(id => context.store.users.get(id) ?? [])
    .filter(row => search === '' || searchRank([row.name], search) > 0);
}

/**
 * The first matching user.
 * @throws {ApiError} 404 when there is none, also for private users and those who block the viewer
 */
export function findMember(args: Args, context: Context): User {
  const direct = typeof args.id === 'number' ? context.store.users.get(args.id) : undefined;
  const row =
    direct && isVisible(context, direct) && Object.keys(args).length === 1 ? direct : findMembers(args, context)[0];
  if (!row) throw notFound();
  return row;
}

/** The users somebody follows, or their followers. */
export function follows(
  args: {userId: number; sort?: readonly (string | null)[] | null},
  context: Context,
  back: boolean,
): User[] {
  const {store} = context;
  const ids = back
    ? store.connections
        .all()
        .filter(row => row.following.includes(args.userId))
        .map(row => row.id)
    : store.connectionsOf(args.userId).following;
  const rows = ids.flatMap(id => store.users.get(id) ?? []).filter(row => isVisible(context, row));
  return sortMembers(rows, args.sort, context);
}

/** Resolvers of users and their favourites. */
export const memberTypes = {User: user, Favourites: favourites};
