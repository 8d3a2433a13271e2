import {createStore} from '#domain/value/store';

/**
 * Ids of the collapsed comments of the thread. Written by the buttons and read by the part that hides replies; cleared
 * when the visit ends.
 */
export const collapsedComments = createStore<readonly number[]>([]);

/** Whether a comment is collapsed. */
export const isCollapsed = (commentId: number | undefined) =>
  commentId !== undefined && collapsedComments.get().includes(commentId);

/** Collapses a comment, or expands it. */
export function toggleComment(commentId: number) {
  const others = collapsedComments.get().filter(id => id !== commentId);
  collapsedComments.set(isCollapsed(commentId) ? others : [...others, commentId]);
}
