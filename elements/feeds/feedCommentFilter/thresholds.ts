import {createStore} from '#domain/value/store';
import {number} from '#services/settings/handles';

/** Minimum numbers of comments and likes; a negative one means fewer than its absolute value (rule feed-5). */
export const feedCommentComments = number('feedCommentComments', {
  title: 'Minimum comments; negative: fewer than.',
  initial: 0,
});
export const feedCommentLikes = number('feedCommentLikes', {title: 'Minimum likes; negative: fewer than.', initial: 0});

/** Number of entries in the feed, and how many of them the thresholds hide. */
export const hidden = createStore({all: 0, marked: 0});
