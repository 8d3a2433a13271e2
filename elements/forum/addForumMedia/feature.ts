import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {threadList} from '../../../src/host/anchors/forum';
import {forumFeed} from '../../../src/host/routes/social';
import css from './style.css';

export default defineFeature({
  id: 'addForumMedia',
  title: 'Above the threads about a work, a link back to the work.',
  picture: () => import('./picture.webp'),
  categories: ['Forum'],
  on: true,
  preset: 'quiet',
  needs: [],
  settings: [],
  parts: [
    place({
      on: forumFeed,
      at: threadList,
      component: () => import('./WorkOfThreads'),
      css,
      where: ({mediaId}) => mediaId !== undefined,
    }),
  ],
});
