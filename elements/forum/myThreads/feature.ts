import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {forumFilters} from '#host/pages/forum/anchors';
import {forumFeed} from '#host/pages/forum/routes';
import css from './element.css';
import {text} from './messages';

export default defineFeature({
  id: 'myThreads',
  title: text.title,
  extendedDescription: text.extendedDescription,
  preview: () => import('./preview.webp'),
  categories: ['Forum', 'Navigation'],
  enabledByDefault: false,
  preset: 'quiet',
  needs: ['user'],
  parts: [place({routes: forumFeed, at: forumFilters, component: () => import('./MyThreadsLink'), css})],
});
