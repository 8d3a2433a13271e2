import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {threadList} from '#host/pages/forum/anchors';
import {forumFeed} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'addForumMedia',
  categories: ['Forum'],
  enabledByDefault: true,
  requests: 'cached',
  preset: 'quiet',
  examples: ['mediaForum'],
  parts: [
    place({
      routes: forumFeed,
      at: threadList,
      component: () => import('./ThreadMedia'),
      css,
      where: ({mediaId}) => mediaId !== undefined,
    }),
  ],
});
