import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {progressCard} from '#host/pages/home/progressCards';
import {home} from '#host/pages/home/routes';
import css from './element.css';
import {text} from './messages';

export default defineFeature({
  id: 'progressBar',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Feeds', 'Lists'],
  enabledByDefault: false,
  preset: 'quiet',
  parts: [place({routes: home, at: progressCard, component: () => import('./CardBar'), css})],
});
