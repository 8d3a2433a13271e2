import {anchor} from '../anchor';

export interface ThreadComment {
  commentId: number;
}

/** The id of a comment, from the link to it in its own header (not in those of its replies). */
function commentOf(header: Element | null | undefined): number | undefined {
  const href = header?.querySelector('a[href*="/comment/"]')?.getAttribute('href');
  const id = /\/comment\/(\d+)/.exec(href ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The first line of a comment of a thread, with who wrote it and when: append to it. */
export const commentHeader = anchor<ThreadComment>('commentHeader', {
  selector: '.forum-thread .comment-wrap > .comment > .header',
  position: 'append',
  presence: 'maybe',
  evidence: 'Thread pages; the header holds a hidden link to the comment. A thread may have no comments.',
  watch: {attributes: ['href']},
  repeats: true,
  read(node) {
    const commentId = commentOf(node);
    return commentId === undefined ? undefined : {commentId};
  },
});

/** What of a comment a person may fold away: its text and the replies to it. An editor with unsaved text is no part of it. */
export const foldable = ['markdown', 'children']
  .map(name => `.forum-thread .comment-wrap > .comment > .${name}`)
  .join(',');

/** Whose text or replies a node of `foldable` is. */
export const foldedBy = (node: Element) => commentOf(node.parentElement?.querySelector(':scope > .header'));

/** The bar with which the site itself folds comments, where it has one. */
export const nativeFold = '.forum-thread .comment-wrap > .collapse';

/** The column of filters beside a list of threads: append to it. */
export const forumFilters = anchor<object>('forumFilters', {
  selector: '.forum-feed > .filters',
  position: 'append',
  presence: 'always',
  evidence: 'All lists of threads, the overview too, have the same column of links and categories.',
  read: () => ({}),
});

/** A list of threads: what stands before the first of them goes here. */
export const threadList = anchor<object>('threadList', {
  selector: '.forum-feed > .feed',
  position: 'prepend',
  presence: 'always',
  evidence: 'Lists of recent, new, subscribed and found threads; the overview has none.',
  read: () => ({}),
});
