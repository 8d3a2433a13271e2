import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {socialColumn} from '#host/pages/media/following';
import {mediaSocial} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'activityTimeline',
  categories: ['Media', 'Feeds'],
  enabledByDefault: true,
  requests: 'cached',
  needs: ['user'],
  parts: [place({routes: mediaSocial, at: socialColumn, component: () => import('./Timelines'), css})],
});
