import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {overviewEnd} from '#host/pages/media/facts';
import {mediaOverview} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'MALrecs',
  categories: ['Media'],
  enabledByDefault: false,
  requests: 'cached',
  sites: ['MyAnimeList'],
  parts: [
    place({
      routes: mediaOverview,
      at: overviewEnd,
      component: () => import('./ListSiteRecommendations'),
      css,
    }),
  ],
});
