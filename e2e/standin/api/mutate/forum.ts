import {ApiError, notFound} from '../errors';
import type {Context, Resolvers} from '../resolve/context';
import {viewerOf} from '../resolve/context';
import type {Comment, Thread} from '../store/socialRows';
import {validatedText} from './activities';
import {own} from './opinions';

interface ThreadArgs {
  readonly id?: number | null;
  readonly title?: string | null;
  readonly body?: string | null;
  readonly categories?: readonly number[] | null;
  readonly mediaCategories?: readonly number[] | null;
}

function saveThread(args: ThreadArgs, context: Context): Thread {
  const viewer = viewerOf(context);
  const {store, now} = context;
  const title = validatedText('title', args.title, 6, 120);
  const body = validatedText('body', args.body, 1, 30_000);
  const known = typeof args.id === 'number' ? own(store.threads.get(args.id), context) : undefined;
  const none = {
    id: store.threads.nextId(),
    userId: viewer.id,
    isSticky: false,
    isLocked: false,
    viewCount: 0,
    createdAt: now,
    likes: [],
    subscribers: [viewer.id],
  };
  const categoryIds = args.categories ?? known?.categoryIds ?? [7];
  return store.threads.put({
    ...none,
    ...known,
    title,
    body,
    categoryIds,
    mediaIds: args.mediaCategories ?? known?.mediaIds ?? [],
    updatedAt: now,
  });
}

interface CommentArgs {
  readonly id?: number | null;
  readonly threadId?: number | null;
  readonly parentCommentId?: number | null;
  readonly comment?: string | null;
}

function saveComment(args: CommentArgs, context: Context): Comment {
  const viewer = viewerOf(context);
  const {store, now} = context;
  const text = validatedText('comment', args.comment, 1, 12_000);
  if (typeof args.id === 'number')
    return store.comments.put({...own(store.comments.get(args.id), context), text, updatedAt: now});
  const parent = typeof args.parentCommentId === 'number' ? store.comments.get(args.parentCommentId) : undefined;
  const thread = store.threads.get(parent?.threadId ?? args.threadId ?? 0);
  if (!thread) throw notFound();
  if (thread.isLocked) throw new ApiError('This thread is locked.', 403);
  return store.comments.put({
    id: store.comments.nextId() + 1,
    threadId: thread.id,
    parentId: parent?.id ?? null,
    userId: viewer.id,
    text,
    createdAt: now,
    updatedAt: now,
    isLocked: false,
    likes: [],
  });
}

/** Mutations of the forum. */
export const forumMutations: Resolvers<unknown> = {
  SaveThread: (_root, args: ThreadArgs, context) => saveThread(args, context),
  DeleteThread: (_root, args: {id?: number | null}, context) => ({
    deleted: context.store.threads.remove(own(context.store.threads.get(args.id ?? 0), context).id),
  }),
  SaveThreadComment: (_root, args: CommentArgs, context) => saveComment(args, context),
  DeleteThreadComment: (_root, args: {id?: number | null}, context) => ({
    deleted: context.store.comments.remove(own(context.store.comments.get(args.id ?? 0), context).id),
  }),
  ToggleThreadSubscription: (_root, args: {threadId?: number | null; subscribe?: boolean | null}, context) => {
    const viewer = viewerOf(context);
    const row = context.store.threads.get(args.threadId ?? 0);
    if (!row) throw notFound();
    const others = row.subscribers.filter(id => id !== viewer.id);
    return context.store.threads.put({...row, subscribers: args.subscribe === false ? others : [...others, viewer.id]});
  },
};
