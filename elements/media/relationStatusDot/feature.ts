import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {hostRelationStatus, relatedCover} from '#host/pages/media/related';
import {mediaOverview} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'relationStatusDot',
  categories: ['Media', 'Lists'],
  enabledByDefault: true,
  requests: 'cached',
  needs: ['token'],
  parts: [
    place({
      routes: mediaOverview,
      at: relatedCover,
      component: () => import('./RelatedStatus'),
      css,
      supersededBy: hostRelationStatus,
    }),
  ],
});
