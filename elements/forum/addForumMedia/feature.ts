import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {threadList} from '#host/pages/forum/anchors';
import {forumFeed} from '#host/pages/forum/routes';
import css from './element.css';
import {text} from './messages';

export default defineFeature({
  id: 'addForumMedia',
  title: text.title,
  extendedDescription: text.extendedDescription,
  preview: () => import('./preview.webp'),
  categories: ['Forum'],
  enabledByDefault: true,
  preset: 'quiet',
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
