import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {progressCard} from '../../../src/host/anchors/progressCards';
import {home} from '../../../src/host/routes/social';
import css from './style.css';

export default defineFeature({
  id: 'progressBar',
  title: 'Shows on the home page as bars how far the works in progress are.',
  categories: ['Feeds', 'Lists'],
  on: false,
  preset: 'quiet',
  needs: [],
  settings: [],
  parts: [place({on: home, at: progressCard, component: () => import('./CardBar'), css})],
});
