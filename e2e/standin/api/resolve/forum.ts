import {notFound} from '../errors';
import {textOrHtml} from '../markdown';
import {forumCategories} from '../seed/forum';
import type {Comment, Thread} from '../store/socialRows';
import {visibleUsers} from './activities';
import type {Args, Context, Resolvers} from './context';
import {isVisible, userById, siteUrl} from './context';
import {searchRank, sortBy} from './filter';
import {avatar} from './pictures';

type Sort = (string | null)[] | null | undefined;

/** The newest comment of a thread. */
function lastComment(row: Thread, context: Context): Comment | undefined {
  return context.store
    .commentsOf(row.id)
    .reduce<Comment | undefined>((last, next) => (last && last.id > next.id ? last : next), undefined);
}

const thread: Resolvers<Thread> = {
  body: (row, args: {asHtml?: boolean | null}) => textOrHtml(row.body, args),
  categories: row => forumCategories.filter(([id]) => row.categoryIds.includes(id)).map(([id, name]) => ({id, name})),
  mediaCategories: (row, _args, context) => row.mediaIds.flatMap(id => context.store.media.get(id) ?? []),
  user: (row, _args, context) => userById(context, row.userId),
  replyCount: (row, _args, context) => context.store.commentsOf(row.id).length,
  replyUser: (row, _args, context) => userById(context, lastComment(row, context)?.userId ?? null),
  replyUserId: (row, _args, context) => lastComment(row, context)?.userId ?? null,
  replyCommentId: (row, _args, context) => lastComment(row, context)?.id ?? null,
  repliedAt: (row, _args, context) => lastComment(row, context)?.createdAt ?? row.createdAt,
  likeCount: row => row.likes.length,
  likes: (row, _args, context) => visibleUsers(context, row.likes),
  isLiked: (row, _args, context) => context.viewer !== undefined && row.likes.includes(context.viewer.id),
  isSubscribed: (row, _args, context) => context.viewer !== undefined && row.subscribers.includes(context.viewer.id),
  siteUrl: (row, _args, context) => siteUrl(context, `forum/thread/${String(row.id)}`),
};

/** The nested replies to a comment as plain JSON with HTML, like the real API. */
function children(row: Comment, all: readonly Comment[], context: Context): Record<string, unknown>[] {
  return all
    .filter(child => child.parentId === row.id)
    .map(child => {
      const user = userById(context, child.userId);
      return {
        id: child.id,
        comment: textOrHtml(child.text, {asHtml: true}),
        createdAt: child.createdAt,
        updatedAt: child.updatedAt,
        isLocked: child.isLocked,
        isLiked: context.viewer !== undefined && child.likes.includes(context.viewer.id),
        likeCount: child.likes.length,
        likes: child.likes.slice(0, 5).map(id => ({id, name: context.store.users.get(id)?.name})),
        user: user && {
          id: user.id,
          name: user.name,
          avatar: avatar(user, context),
          donatorTier: user.donatorTier,
          donatorBadge: user.donatorBadge,
          moderatorRoles: user.moderatorRoles,
        },
        siteUrl: siteUrl(context, `forum/thread/${String(child.threadId)}/comment/${String(child.id)}`),
        childComments: children(child, all, context),
      };
    });
}

const comment: Resolvers<Comment> = {
  comment: (row, args: {asHtml?: boolean | null}) => textOrHtml(row.text, args),
  user: (row, _args, context) => userById(context, row.userId),
  thread: (row, _args, context) => context.store.threads.get(row.threadId),
  likeCount: row => row.likes.length,
  likes: (row, _args, context) => visibleUsers(context, row.likes),
  isLiked: (row, _args, context) => context.viewer !== undefined && row.likes.includes(context.viewer.id),
  siteUrl: (row, _args, context) => siteUrl(context, `forum/thread/${String(row.threadId)}/comment/${String(row.id)}`),
  childComments: (row, _args, context) =>
    children(
      row,
      context.store.commentsOf(row.threadId).sort((a, b) => a.id - b.id),
      context,
    ),
};

/** Threads for Thread and Page.threads. */
export function findThreads(args: Args, context: Context): Thread[] {
  const {store, viewer} = context;
  const search = typeof args.search === 'string' && args.search !== '' ? args.search : null;
  const ids = args.id_in as number[] | null | undefined;
  const rows = store.threads.all().filter(row => {
    const author = store.users.get(row.userId);
    if (!author || !isVisible(context, author)) return false;
    if (typeof args.id === 'number' && row.id !== args.id) return false;
    if (ids && !ids.includes(row.id)) return false;
    if (typeof args.userId === 'number' && row.userId !== args.userId) return false;
    if (typeof args.categoryId === 'number' && !row.categoryIds.includes(args.categoryId)) return false;
    if (typeof args.mediaCategoryId === 'number' && !row.mediaIds.includes(args.mediaCategoryId)) return false;
    if (args.subscribed === true && !(viewer && row.subscribers.includes(viewer.id))) return false;
    if (
      typeof args.replyUserId === 'number' &&
      !store.commentsOf(row.id).some(reply => reply.userId === args.replyUserId)
    )
      return false;
    return search === null || searchRank([row.title, row.body], search) > 0;
  });
  const keys = {
    ID: (row: Thread) => row.id,
    TITLE: (row: Thread) => row.title,
    CREATED_AT: (row: Thread) => row.createdAt,
    UPDATED_AT: (row: Thread) => row.updatedAt,
    REPLIED_AT: (row: Thread) => lastComment(row, context)?.createdAt ?? row.createdAt,
    REPLY_COUNT: (row: Thread) => store.commentsOf(row.id).length,
    VIEW_COUNT: (row: Thread) => row.viewCount,
    IS_STICKY: (row: Thread) => (row.isSticky ? 0 : 1),
    SEARCH_MATCH: (row: Thread) => (search === null ? 0 : -searchRank([row.title, row.body], search)),
  };
  return sortBy(rows, keys, args.sort as Sort, 'ID');
}

/**
 * The first matching thread.
 * @throws {ApiError} 404 when there is none
 */
export function findThread(args: Args, context: Context): Thread {
  const [row] = findThreads(args, context);
  if (!row) throw notFound();
  return row;
}

/** Comments for ThreadComment and Page.threadComments: all trees of a thread, or the comments of one user. */
export function findComments(args: Args, context: Context): Comment[] {
  const {store} = context;
  const rows =
    typeof args.id === 'number'
      ? [store.comments.get(args.id)].filter(row => row !== undefined)
      : typeof args.threadId === 'number'
        ? store.commentsOf(args.threadId).filter(row => typeof args.userId === 'number' || row.parentId === null)
        : store.comments.all();
  const wanted = rows.filter(row => typeof args.userId !== 'number' || row.userId === args.userId);
  return sortBy(wanted, {ID: row => row.id}, args.sort as Sort, 'ID');
}

/** Resolvers of the forum. */
export const forumTypes = {Thread: thread, ThreadComment: comment};
