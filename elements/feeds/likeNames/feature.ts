import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {activityLikeButton, replyLikeButton} from '#host/pages/feed/likes';
import {activity, home, mediaSocial, userOverview} from '#host/pages/routes';
import css from './element.css';
import {forumParts} from './forumParts';
import {inFeeds, inForum, onActivityPages} from './settings';
import {isLiked, isLikedByMany} from './liked';

const ofActivity = () => import('./LikesTooltip');

export default defineFeature({
  id: 'likeNames',
  categories: ['Feeds', 'Forum'],
  enabledByDefault: true,
  requests: 'onDemand',
  preset: 'quiet',
  switches: [inFeeds, onActivityPages, inForum],
  parts: [
    place({
      switch: inFeeds,
      routes: [home, userOverview, mediaSocial],
      at: activityLikeButton,
      where: isLikedByMany,
      component: ofActivity,
      css,
    }),
    place({
      switch: onActivityPages,
      name: 'activity',
      routes: activity,
      at: activityLikeButton,
      where: isLiked,
      component: ofActivity,
      css,
    }),
    place({
      switch: onActivityPages,
      name: 'reply',
      routes: activity,
      at: replyLikeButton,
      where: isLiked,
      component: ofActivity,
      css,
    }),
    ...forumParts,
  ],
});
