import {load, mutate} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import {threadBrief, userBadged} from './fragments';
import type {PageInfo, User} from './types';
import type {Thread} from './socialTypes';

/** The filter and sort order of a thread list. */
export interface ThreadChoice {
  type: string;
  category?: number;
  media?: number;
  search?: string;
}

const sorts: Record<string, string[]> = {
  recent: ['IS_STICKY', 'REPLIED_AT_DESC'],
  new: ['ID_DESC'],
  subscribed: ['REPLIED_AT_DESC'],
  search: ['SEARCH_MATCH'],
};

/** Loads a page of threads. */
export async function loadThreads(choice: ThreadChoice, page: number): Promise<PageOf<Thread>> {
  const {Page} = await load<{Page: PageInfo & {threads: Thread[]}}>(
    `query ForumThreads($page: Int, $categoryId: Int, $mediaCategoryId: Int, $search: String, $subscribed: Boolean, $sort: [ThreadSort]) {
      Page(page: $page, perPage: 20) { pageInfo { hasNextPage }
        threads(categoryId: $categoryId, mediaCategoryId: $mediaCategoryId, search: $search, subscribed: $subscribed, sort: $sort) {
          ${threadBrief} body } }
    }`,
    {
      page,
      sort: choice.type === 'search' && !choice.search ? ['REPLIED_AT_DESC'] : sorts[choice.type],
      ...(choice.category ? {categoryId: choice.category} : {}),
      ...(choice.media ? {mediaCategoryId: choice.media} : {}),
      ...(choice.search ? {search: choice.search} : {}),
      ...(choice.type === 'subscribed' ? {subscribed: true} : {}),
    },
  );
  return {items: Page.threads, hasNextPage: Page.pageInfo?.hasNextPage === true};
}

/** A section of the forum overview. */
export interface OverviewSection {
  name: string;
  title: string;
  to: string;
  condition: string;
}

/** Loads the threads of an overview section. */
export async function loadOverview({name, condition}: OverviewSection): Promise<Thread[]> {
  const {Page} = await load<{Page: {threads: Thread[]}}>(
    `query ${name} { Page(perPage: 8) { threads(${condition}) { ${threadBrief} } } }`,
  );
  return Page.threads;
}

/** Loads a thread with its body. */
export async function loadThread(id: number): Promise<Thread> {
  const {Thread} = await load<{Thread: Thread}>(
    `query ThreadPage($id: Int) {
      Thread(id: $id) { ${threadBrief} body(asHtml: true) isLiked isSubscribed likeCount user { ${userBadged} } }
    }`,
    {id},
  );
  return Thread;
}

/** A comment with its nested replies. */
export interface Comment {
  id: number;
  comment: string | null;
  createdAt: number;
  likeCount: number;
  isLiked: boolean | null;
  user: User | null;
  childComments: Comment[] | null;
}

const commentFields = `id comment(asHtml: true) createdAt likeCount isLiked user { ${userBadged} } childComments`;

/** Loads a page of a thread's comments. */
export async function loadComments(threadId: number, page: number): Promise<PageOf<Comment>> {
  const {Page} = await load<{Page: PageInfo & {threadComments: Comment[]}}>(
    `query ThreadComments($threadId: Int, $page: Int) {
      Page(page: $page, perPage: 15) { pageInfo { hasNextPage } threadComments(threadId: $threadId, sort: ID) { ${commentFields} } }
    }`,
    {threadId, page},
  );
  return {items: Page.threadComments, hasNextPage: Page.pageInfo?.hasNextPage === true};
}

/** Loads one comment with its nested replies. */
export async function loadComment(id: number): Promise<Comment[]> {
  const {ThreadComment} = await load<{ThreadComment: Comment[]}>(
    `query ThreadComment($id: Int) { ThreadComment(id: $id) { ${commentFields} } }`,
    {id},
  );
  return ThreadComment;
}

/** Comments on a thread, or replies to one of its comments. */
export async function saveComment(threadId: number, comment: string, parentCommentId?: number): Promise<Comment> {
  const {SaveThreadComment} = await mutate<{SaveThreadComment: Comment}>(
    `mutation SaveComment($threadId: Int, $comment: String, $parentCommentId: Int) {
      SaveThreadComment(threadId: $threadId, comment: $comment, parentCommentId: $parentCommentId) { ${commentFields} }
    }`,
    {threadId, comment, ...(parentCommentId ? {parentCommentId} : {})},
  );
  return SaveThreadComment;
}

/** Loads the markdown source of a comment. */
export async function loadWrittenComment(id: number): Promise<string> {
  const {ThreadComment} = await load<{ThreadComment: {comment: string}[]}>(
    `query WrittenComment($id: Int) { ThreadComment(id: $id) { comment } }`,
    {id},
  );
  return ThreadComment[0]?.comment ?? '';
}

/**
 * Saves an edited comment.
 * @returns its HTML
 */
export async function saveEditedComment(id: number, comment: string): Promise<string> {
  const {SaveThreadComment} = await mutate<{SaveThreadComment: {comment: string}}>(
    `mutation EditComment($id: Int, $comment: String) { SaveThreadComment(id: $id, comment: $comment) { comment(asHtml: true) } }`,
    {id, comment},
  );
  return SaveThreadComment.comment;
}

/** Subscribes to a thread, or unsubscribes. */
export const subscribeThread = (threadId: number, subscribe: boolean): Promise<unknown> =>
  mutate(
    `mutation SubscribeThread($threadId: Int, $subscribe: Boolean) {
      ToggleThreadSubscription(threadId: $threadId, subscribe: $subscribe) { id isSubscribed }
    }`,
    {threadId, subscribe},
  );

/** The fields of a new thread. */
export interface NewThread {
  title: string;
  body: string;
  categories: number[];
  mediaCategories: number[];
}

/**
 * Creates a thread.
 * @returns its id
 */
export async function saveThread(thread: NewThread): Promise<number> {
  const {SaveThread} = await mutate<{SaveThread: {id: number}}>(
    `mutation SaveThread($title: String, $body: String, $categories: [Int], $mediaCategories: [Int]) {
      SaveThread(title: $title, body: $body, categories: $categories, mediaCategories: $mediaCategories) { id }
    }`,
    thread,
  );
  return SaveThread.id;
}
