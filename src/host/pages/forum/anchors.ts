import {anchor, selector} from '../anchor';
import {shownLikes} from '../content/likeCount';

/** A comment in a forum thread. */
export interface ThreadComment {
  commentId: number;
}

/** The id of a comment, from the link in its own header (not in the headers of its replies). */
function commentIdOf(header: Element | null | undefined): number | undefined {
  const href = header?.querySelector('a[href*="/comment/"]')?.getAttribute('href');
  const id = /\/comment\/(\d+)/.exec(href ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The first line of a comment in a thread, with its author and time; content goes to its start. */
export const commentHeader = anchor<ThreadComment>('commentHeader', {
  selector: '.forum-thread .comment > .header',
  position: 'prepend',
  presence: 'maybe',
  evidence:
    'Thread pages; the header contains a hidden link to the comment. A thread may have no comments. Low, 2024-07: no newer source has it.',
  watch: {attributes: ['href']},
  repeats: true,
  read(node) {
    const commentId = commentIdOf(node);
    return commentId === undefined ? undefined : {commentId};
  },
});

/** Something with likes. */
export interface Liked {
  /** The number of likes shown by the site. */
  likes: number;
}

/** The frame of a thread's like button; content goes before it, outside of the button, since a click there would like. */
export const threadLikeButton = anchor<Liked>('threadLikeButton', {
  selector: '.forum-thread .like-wrap.thread',
  position: 'before',
  presence: 'maybe',
  evidence:
    'Thread pages, but not those of a single comment. Its list of faces comes first, its button last. Low, 2024-07: no newer source has it.',
  watch: {text: true},
  read: node => ({likes: shownLikes(node)}),
});

/** The frame of a comment's like button; content goes before it. */
export const commentLikeButton = anchor<Liked & ThreadComment>('commentLikeButton', {
  selector: '.forum-thread .comment .header .like-wrap.thread_comment',
  position: 'before',
  presence: 'maybe',
  evidence:
    'The same frame in the header of each comment, beside the link to the comment. Low, 2024-07: no newer source has it.',
  watch: {text: true},
  repeats: true,
  read(node) {
    const commentId = commentIdOf(node.closest('.header'));
    return commentId === undefined ? undefined : {commentId, likes: shownLikes(node)};
  },
});

/**
 * Selector of the parts of a comment that can be collapsed: its text and its replies. An editor is never included,
 * since it may have unsaved text.
 */
export const collapsibleParts = selector(
  'collapsibleParts',
  ['markdown', 'children'].map(name => `.forum-thread .comment > .${name}`).join(','),
  {evidence: 'Low, 2024-07: no newer source has it.'},
);

/** The id of the comment to which a node matching `collapsibleParts` belongs. */
export const commentIdOfPart = (node: Element) => commentIdOf(node.parentElement?.querySelector(':scope > .header'));

/** Selector of the bar with which the site itself collapses comments, where it has one. */
export const hostCollapseBar = selector('hostCollapseBar', '.forum-thread .comment-wrap .collapse', {
  evidence: 'Low, 2024-07: no newer source has it.',
});

/** The filter column next to a list of threads; appended to. */
export const forumFilters = anchor<object>('forumFilters', {
  selector: '.forum-feed .filters',
  position: 'append',
  presence: 'always',
  evidence:
    'All lists of threads and the overview have the same column of links and categories. Low, 2024-07: no newer source has it.',
  read: () => ({}),
});

/** A list of threads; content goes above the first thread. */
export const threadList = anchor<object>('threadList', {
  selector: '.forum-feed .feed',
  position: 'prepend',
  presence: 'always',
  evidence:
    'Lists of recent, new, subscribed and found threads; the overview has none. Low, 2024-07: no newer source has it.',
  read: () => ({}),
});
