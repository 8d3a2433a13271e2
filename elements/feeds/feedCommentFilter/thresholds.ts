import {createStore} from '#domain/value/store';
import {number} from '#services/settings/handles';
import {text} from './messages';

/** Minimum numbers of comments and likes; a negative one means fewer than its absolute value. */
export const feedCommentComments = number('feedCommentComments', {
  title: text.commentsSetting,
  initial: 0,
});
export const feedCommentLikes = number('feedCommentLikes', {title: text.likesSetting, initial: 0});

/** Number of entries in the feed, and how many of them the thresholds hide. State of a visit. */
export const hidden = createStore({all: 0, marked: 0});
