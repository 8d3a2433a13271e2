import {ApiError} from '../errors';
import {findActivities, visibleUsers, repliesTo} from './activities';
import {findAiringTimes} from './airing';
import type {Args, Context, Resolvers} from './context';
import {findEntries} from './entries';
import {findComments, findThreads} from './forum';
import {findBlocked, findMembers, follows} from './members';
import {findNotifications} from './notifications';
import {findRecommendations, findReviews} from './opinions';
import {pageCap, paginate} from './paging';
import type {PageArgs, PageInfo} from './paging';
import {findNamed} from './names';
import {findRevisions} from './revisions';
import {filterBy, searchRank, sortBy} from './filter';
import {findWorks} from './workQuery';
import {trends} from './workFigures';
import type {Studio} from '../store/rows';
import type {Submission} from '../store/socialRows';

/** The state of one page: its content field stores the page info here for `pageInfo`. */
interface PageState extends PageArgs {
  info?: PageInfo;
}

type Sort = (string | null)[] | null | undefined;

/** The users who like something. */
export function findLikes(args: Args, context: Context): unknown[] {
  const {store} = context;
  const id = Number(args.likeableId);
  const row =
    args.type === 'THREAD'
      ? store.threads.get(id)
      : args.type === 'THREAD_COMMENT'
        ? store.comments.get(id)
        : args.type === 'ACTIVITY_REPLY'
          ? store.replies.get(id)
          : store.activities.get(id);
  return visibleUsers(context, row?.likes ?? []);
}

/** Studios for Studio and Page.studios. */
export function findStudios(args: Args, context: Context): Studio[] {
  const search = typeof args.search === 'string' && args.search !== '' ? args.search : null;
  const rank = (row: Studio): number => (search === null ? 1 : searchRank([row.name], search));
  const matches = filterBy<Studio>({id: row => row.id}, args);
  const rows = context.store.catalogue.studios.filter(row => matches(row) && rank(row) > 0);
  const keys = {
    ID: (row: Studio) => row.id,
    NAME: (row: Studio) => row.name,
    FAVOURITES: (row: Studio) => row.favourites,
    SEARCH_MATCH: (row: Studio) => -rank(row),
  };
  return sortBy(rows, keys, args.sort as Sort, search === null ? 'ID' : 'SEARCH_MATCH');
}

function findTrends(args: Args, context: Context): unknown[] {
  const ids = typeof args.mediaId === 'number' ? [args.mediaId] : ((args.mediaId_in as number[] | null) ?? []);
  return ids.flatMap(id => {
    const work = context.store.media.get(id);
    return work ? trends(work, context.now) : [];
  });
}

function findReplies(args: Args, context: Context): unknown[] {
  if (typeof args.activityId === 'number') return repliesTo(args.activityId, context);
  const row = typeof args.id === 'number' ? context.store.replies.get(args.id) : undefined;
  return row ? [row] : [];
}

const submissions =
  (kind: Submission['kind'], idName: string) =>
  (args: Args, context: Context): unknown[] =>
    sortBy(
      context.store.submissions
        .all()
        .filter(
          row =>
            row.kind === kind &&
            (typeof args.userId !== 'number' || row.userId === args.userId) &&
            (typeof args.status !== 'string' || row.status === args.status) &&
            (typeof args[idName] !== 'number' || row.targetId === args[idName]),
        ),
      {ID: row => row.id},
      args.sort as Sort,
      'ID_DESC',
    );

const finders: Readonly<Record<string, (args: Args, context: Context) => readonly unknown[]>> = {
  users: findMembers,
  media: findWorks,
  characters: (args, context) => findNamed(context.store.catalogue.characters, args, context),
  staff: (args, context) => findNamed(context.store.catalogue.staff, args, context),
  studios: findStudios,
  mediaList: findEntries,
  airingSchedules: findAiringTimes,
  mediaTrends: findTrends,
  notifications: findNotifications,
  followers: (args, context) =>
    follows({userId: Number(args.userId), sort: (args.sort as Sort) ?? null}, context, true),
  following: (args, context) =>
    follows({userId: Number(args.userId), sort: (args.sort as Sort) ?? null}, context, false),
  activities: findActivities,
  activityReplies: findReplies,
  threads: findThreads,
  threadComments: findComments,
  reviews: findReviews,
  recommendations: findRecommendations,
  likes: findLikes,
  mediaSubmissions: submissions('media', 'mediaId'),
  characterSubmissions: submissions('character', 'characterId'),
  staffSubmissions: submissions('staff', 'staffId'),
  revisionHistory: findRevisions,
  // Moderation data are not in the store.
  modActions: () => [],
  reports: () => [],
  userBlockSearch: findBlocked,
};

/** Resolvers of Page and of the site's own InternalPage. A page holds one kind of object. */
export const pageFields: Resolvers<PageState> = {
  ...Object.fromEntries(
    Object.entries(finders).map(([name, find]) => [
      name,
      (state: PageState, args: Args, context: Context) => {
        if (state.info && !context.isSite) throw new ApiError('Only one data field per page is allowed', 400);
        const {rows, info} = paginate(find(args, context), state, context, pageCap);
        state.info = info;
        return rows;
      },
    ]),
  ),
  // The page info is known once the content has been resolved, even if the document lists it after pageInfo.
  pageInfo: (state, _args, context) =>
    Promise.resolve().then(() => state.info ?? paginate([], state, context, pageCap).info),
};
