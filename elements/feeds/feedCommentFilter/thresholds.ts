import {number} from '#services/settings/handles';
import {text} from './messages';

/** No activity has more. */
const most = 100_000;
const limits = {initial: 0, min: -most, max: most};

/** Minimum numbers of comments and likes; a negative one means fewer than its absolute value. */
export const feedCommentComments = number('feedCommentComments', {title: text.commentsSetting, ...limits});
export const feedCommentLikes = number('feedCommentLikes', {title: text.likesSetting, ...limits});
