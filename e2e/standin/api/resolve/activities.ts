import {notFound} from '../errors';
import {textOrHtml} from '../markdown';
import type {Activity, Reply} from '../store/socialRows';
import type {Args, Context, Resolvers} from './context';
import {isVisible, userById, siteUrl} from './context';
import {filterBy, sortBy} from './filter';

/**
 * Whether the viewer may see an activity. Activities of hidden users and other users' private messages are not visible.
 */
export function isActivityVisible(context: Context, activity: Activity): boolean {
  const author = context.store.users.get(activity.userId);
  if (!author || !isVisible(context, author)) return false;
  if (!activity.isPrivate) return true;
  const viewer = context.viewer?.id;
  return viewer !== undefined && (viewer === activity.userId || viewer === activity.recipientId);
}

/** The users with these ids, without those the viewer may not see. */
export const visibleUsers = (context: Context, ids: readonly number[]): unknown[] =>
  ids.flatMap(id => userById(context, id) ?? []);

const shared: Resolvers<Activity> = {
  siteUrl: (row, _args, context) => siteUrl(context, `activity/${String(row.id)}`),
  isLiked: (row, _args, context) => context.viewer !== undefined && row.likes.includes(context.viewer.id),
  isSubscribed: (row, _args, context) => context.viewer !== undefined && row.subscribers.includes(context.viewer.id),
  likeCount: row => row.likes.length,
  likes: (row, _args, context) => visibleUsers(context, row.likes),
  replies: (row, _args, context) => repliesTo(row.id, context),
  replyCount: (row, _args, context) => context.store.repliesOf(row.id).length,
  user: (row, _args, context) => userById(context, row.userId),
  media: (row, _args, context) => (row.mediaId === null ? null : context.store.media.get(row.mediaId)),
};

const text: Resolvers<Activity> = {
  ...shared,
  text: (row, args: {asHtml?: boolean | null}) => textOrHtml(row.text, args),
};

const message: Resolvers<Activity> = {
  ...shared,
  message: (row, args: {asHtml?: boolean | null}) => textOrHtml(row.text, args),
  messenger: (row, _args, context) => userById(context, row.userId),
  messengerId: row => row.userId,
  recipient: (row, _args, context) => userById(context, row.recipientId),
};

const reply: Resolvers<Reply> = {
  text: (row, args: {asHtml?: boolean | null}) => textOrHtml(row.text, args),
  isLiked: (row, _args, context) => context.viewer !== undefined && row.likes.includes(context.viewer.id),
  likeCount: row => row.likes.length,
  likes: (row, _args, context) => visibleUsers(context, row.likes),
  user: (row, _args, context) => userById(context, row.userId),
};

/** The replies to an activity, oldest first. */
export const repliesTo = (activityId: number, context: Context): Reply[] =>
  context.store.repliesOf(activityId).sort((a, b) => a.id - b.id);

/** The union member for an activity. */
export function activityType(row: Activity): string {
  if (row.type === 'TEXT') return 'TextActivity';
  return row.type === 'MESSAGE' ? 'MessageActivity' : 'ListActivity';
}

const kinds = (value: unknown): unknown =>
  value === 'MEDIA_LIST' ? ['ANIME_LIST', 'MANGA_LIST'] : Array.isArray(value) ? value.flatMap(kinds) : [value];

/** Expands MEDIA_LIST to both list types. */
function withKinds(args: Args): Args {
  const {type, type_in: some, type_not: not, type_not_in: none, ...rest} = args;
  const wanted = [type, some]
    .filter(value => value !== undefined && value !== null)
    .map(kinds)
    .flat();
  const banned = [not, none]
    .filter(value => value !== undefined && value !== null)
    .map(kinds)
    .flat();
  return {
    ...rest,
    ...(wanted.length > 0 ? {type_in: wanted} : {}),
    ...(banned.length > 0 ? {type_not_in: banned} : {}),
  };
}

const accessors: Parameters<typeof filterBy<Activity>>[0] = {
  id: row => row.id,
  type: row => row.type,
  mediaId: row => row.mediaId,
  createdAt: row => row.createdAt,
};

function candidates(args: Args, context: Context): Activity[] {
  const {store} = context;
  const one = typeof args.userId === 'number' ? [args.userId] : (args.userId_in as number[] | null | undefined);
  if (typeof args.id === 'number') return [store.activities.get(args.id)].filter(row => row !== undefined);
  if (typeof args.messengerId === 'number')
    return store
      .activitiesOfUser(args.messengerId)
      .filter(row => row.type === 'MESSAGE' && (typeof args.userId !== 'number' || row.recipientId === args.userId));
  const messengers = args.messengerId_in as number[] | null | undefined;
  if (messengers) return messengers.flatMap(id => store.activitiesOfUser(id).filter(row => row.type === 'MESSAGE'));
  // A user's activities include the messages they received.
  if (one)
    return [
      ...new Set(
        one.flatMap(id => [
          ...store.activitiesOfUser(id).filter(row => row.type !== 'MESSAGE'),
          ...store.activitiesToUser(id),
        ]),
      ),
    ];
  if (typeof args.mediaId === 'number') return store.activitiesOfWork(args.mediaId);
  return store.activities.all();
}

/** Activities for Activity and Page.activities. */
export function findActivities(args: Args, context: Context): Activity[] {
  const {store, viewer} = context;
  const matches = filterBy(accessors, withKinds(args));
  const circle =
    args.isFollowing === true && viewer ? new Set([viewer.id, ...store.connectionsOf(viewer.id).following]) : undefined;
  const rows = candidates(args, context).filter(row => {
    // What rules out most comes first.
    if ((circle && !circle.has(row.userId)) || !matches(row) || !isActivityVisible(context, row)) return false;
    if (args.hasReplies === true || (args.hasRepliesOrTypeText === true && row.type !== 'TEXT'))
      return store.repliesOf(row.id).length > 0;
    return args.hasReplies !== false || store.repliesOf(row.id).length === 0;
  });
  const sort = args.sort as (string | null)[] | null | undefined;
  return sortBy(rows, {ID: row => row.id, PINNED: row => (row.isPinned ? 0 : 1)}, sort, 'ID');
}

/**
 * The first matching activity.
 * @throws {ApiError} 404 when there is none
 */
export function findActivity(args: Args, context: Context): Activity {
  const [row] = findActivities(args, context);
  if (!row) throw notFound();
  return row;
}

/** Resolvers of activities and replies. */
export const activityTypes = {TextActivity: text, ListActivity: shared, MessageActivity: message, ActivityReply: reply};
