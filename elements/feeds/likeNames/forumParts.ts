import {place} from '#feature/place';
import {commentLikeButton, threadLikeButton} from '#host/pages/forum/anchors';
import {forumThread} from '#host/pages/routes';
import commentCss from './comment.css';
import css from './element.css';
import {isLikedByMany} from './liked';
import {inForum} from './settings';

/** The parts on the pages of forum threads. */
export const forumParts = [
  place({
    switch: inForum,
    name: 'thread',
    routes: forumThread,
    at: threadLikeButton,
    where: isLikedByMany,
    component: () => import('./ThreadLikes'),
    css,
  }),
  place({
    switch: inForum,
    name: 'comment',
    routes: forumThread,
    at: commentLikeButton,
    where: isLikedByMany,
    component: () => import('./CommentLikes'),
    css: `${css}\n${commentCss}`,
  }),
];
