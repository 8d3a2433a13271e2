import {tooltipMinLikes} from '#domain/feed/likesSummary';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {commentLikeButton, threadLikeButton, type Liked} from '#host/pages/forum/anchors';
import {forumThread} from '#host/pages/routes';
import css from '#kits/likes/style.css';
import comment from './comment.css';

const where = ({likes}: Liked) => likes >= tooltipMinLikes;

export default defineFeature({
  id: 'forumLikes',
  categories: ['Forum'],
  enabledByDefault: true,
  requests: 'onDemand',
  preset: 'quiet',
  parts: [
    place({
      name: 'thread',
      routes: forumThread,
      at: threadLikeButton,
      where,
      component: () => import('./ThreadLikes'),
      css,
    }),
    place({
      name: 'comment',
      routes: forumThread,
      at: commentLikeButton,
      where,
      component: () => import('./CommentLikes'),
      css: `${css}\n${comment}`,
    }),
  ],
});
