import {ApiError, invalid, notFound} from '../errors';
import {isActivityVisible} from '../resolve/activities';
import type {Context, Resolvers} from '../resolve/context';
import {isVisible, viewerOf} from '../resolve/context';
import type {Activity, Reply} from '../store/socialRows';
import {storedText} from './storedText';

interface Post {
  readonly id?: number | null;
  readonly text?: string | null;
  readonly message?: string | null;
  readonly recipientId?: number | null;
  readonly private?: boolean | null;
  readonly locked?: boolean | null;
  readonly activityId?: number | null;
}

/**
 * The trimmed text as it is stored.
 * @throws a validation error when its length is out of bounds
 */
export function validatedText(name: string, text: string | null | undefined, low: number, high: number): string {
  const value = storedText(text?.trim() ?? '').trim();
  if (value.length < low) throw invalid({[name]: [`The ${name} must be at least ${String(low)} characters.`]});
  if (value.length > high) throw invalid({[name]: [`The ${name} may not be greater than ${String(high)} characters.`]});
  return value;
}

const forbidden = (): ApiError => new ApiError('You are not authorized to modify this.', 403);

function own<T extends {readonly userId: number}>(row: T | undefined, context: Context): T {
  const viewer = viewerOf(context);
  if (!row) throw notFound();
  if (row.userId !== viewer.id && viewer.moderatorRoles === null) throw forbidden();
  return row;
}

const none = {mediaId: null, status: null, progress: null, isLocked: false, isPinned: false, likes: []};

function post(context: Context, row: Pick<Activity, 'type' | 'recipientId' | 'text' | 'isPrivate'>): Activity {
  const viewer = viewerOf(context);
  const id = context.store.activities.nextId() + 1;
  return context.store.activities.put({
    ...none,
    ...row,
    id,
    userId: viewer.id,
    createdAt: context.now,
    subscribers: [viewer.id],
  });
}

function saveText(args: Post, context: Context): Activity {
  viewerOf(context);
  if (typeof args.id === 'number') {
    const row = own(context.store.activities.get(args.id), context);
    const text = args.text === undefined || args.text === null ? row.text : validatedText('text', args.text, 5, 10_000);
    return context.store.activities.put({...row, text, isLocked: args.locked ?? row.isLocked});
  }
  return post(context, {
    type: 'TEXT',
    recipientId: null,
    text: validatedText('text', args.text, 5, 10_000),
    isPrivate: false,
  });
}

function saveMessage(args: Post, context: Context): Activity {
  const viewer = viewerOf(context);
  const text = validatedText('message', args.message, 2, 10_000);
  if (typeof args.id === 'number') {
    const row = own(context.store.activities.get(args.id), context);
    return context.store.activities.put({...row, text, isPrivate: args.private ?? row.isPrivate});
  }
  const recipient = context.store.users.get(args.recipientId ?? 0);
  if (!recipient || !isVisible(context, recipient)) throw notFound();
  if (recipient.restrictMessagesToFollowing && !context.store.connectionsOf(recipient.id).following.includes(viewer.id))
    throw new ApiError('This user only accepts messages from people they follow.', 403);
  return post(context, {type: 'MESSAGE', recipientId: recipient.id, text, isPrivate: args.private ?? false});
}

function saveReply(args: Post, context: Context): Reply {
  const viewer = viewerOf(context);
  const text = validatedText('text', args.text, 2, 8000);
  const {store} = context;
  if (typeof args.id === 'number') return store.replies.put({...own(store.replies.get(args.id), context), text});
  const activity = store.activities.get(args.activityId ?? 0);
  if (!activity || !isActivityVisible(context, activity)) throw notFound();
  if (activity.isLocked) throw new ApiError('This activity is locked.', 403);
  return store.replies.put({
    id: store.replies.nextId() + 1,
    activityId: activity.id,
    userId: viewer.id,
    text,
    createdAt: context.now,
    likes: [],
  });
}

function remove(args: {id?: number | null}, context: Context): {deleted: boolean} {
  const viewer = viewerOf(context);
  const row = context.store.activities.get(args.id ?? 0);
  // The recipient of a message may delete it too.
  if (row?.recipientId !== viewer.id) own(row, context);
  return {deleted: context.store.activities.remove(args.id ?? 0)};
}

/** Mutations of activities. */
export const activityMutations: Resolvers<unknown> = {
  SaveTextActivity: (_root, args: Post, context) => saveText(args, context),
  SaveMessageActivity: (_root, args: Post, context) => saveMessage(args, context),
  SaveListActivity: (_root, args: Post, context) => {
    const row = own(context.store.activities.get(args.id ?? 0), context);
    return context.store.activities.put({...row, isLocked: args.locked ?? row.isLocked});
  },
  SaveActivityReply: (_root, args: Post, context) => saveReply(args, context),
  DeleteActivity: (_root, args: {id?: number | null}, context) => remove(args, context),
  DeleteActivityReply: (_root, args: {id?: number | null}, context) => {
    own(context.store.replies.get(args.id ?? 0), context);
    return {deleted: context.store.replies.remove(args.id ?? 0)};
  },
  ToggleActivitySubscription: (_root, args: {activityId?: number | null; subscribe?: boolean | null}, context) => {
    const viewer = viewerOf(context);
    const row = context.store.activities.get(args.activityId ?? 0);
    if (!row) throw notFound();
    const others = row.subscribers.filter(id => id !== viewer.id);
    return context.store.activities.put({
      ...row,
      subscribers: args.subscribe === false ? others : [...others, viewer.id],
    });
  },
  ToggleActivityPin: (_root, args: {id?: number | null; pinned?: boolean | null}, context) => {
    const row = own(context.store.activities.get(args.id ?? 0), context);
    for (const other of context.store.activitiesOfUser(row.userId))
      if (other.isPinned && other.id !== row.id) context.store.activities.put({...other, isPinned: false});
    return context.store.activities.put({...row, isPinned: args.pinned ?? !row.isPinned});
  },
};
