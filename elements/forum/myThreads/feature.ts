import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {forumFilters} from '../../../src/host/anchors/forum';
import {forumFeed} from '../../../src/host/routes/social';
import css from './style.css';

export default defineFeature({
  id: 'myThreads',
  title: 'A link to one’s own threads beside the lists of the forum.',
  picture: () => import('./picture.webp'),
  categories: ['Forum', 'Navigation'],
  on: false,
  preset: 'quiet',
  needs: ['user'],
  settings: [],
  parts: [place({on: forumFeed, at: forumFilters, component: () => import('./MyThreadsLink'), css})],
});
