import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {forumFilters} from '#host/pages/forum/anchors';
import {forumFeed} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'myThreads',
  categories: ['Forum', 'Navigation'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'quiet',
  needs: ['user'],
  parts: [place({routes: forumFeed, at: forumFilters, component: () => import('./MyThreadsLink'), css})],
});
