import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {progressCard} from '#host/pages/home/progressCards';
import {home} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'progressBar',
  categories: ['Feeds', 'Lists'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'quiet',
  parts: [place({routes: home, at: progressCard, component: () => import('./CardBar'), css})],
});
