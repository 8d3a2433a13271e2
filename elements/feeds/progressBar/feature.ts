import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {progressCard} from '#host/pages/home/progressCards';
import {home} from '#host/pages/home/routes';
import css from './element.css';

export default defineFeature({
  id: 'progressBar',
  title: 'Shows on the home page as bars how far the works in progress are.',
  categories: ['Feeds', 'Lists'],
  enabledByDefault: false,
  preset: 'quiet',
  parts: [place({routes: home, at: progressCard, component: () => import('./CardBar'), css})],
});
