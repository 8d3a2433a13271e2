import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {popularityFact} from '#host/pages/media/facts';
import {mediaPages} from '#host/pages/routes';
import css from '#kits/fact/style.css';

export default defineFeature({
  id: 'MALscore',
  categories: ['Media'],
  enabledByDefault: false,
  requests: 'cached',
  sites: ['MyAnimeList'],
  position: 4,
  parts: [
    place({
      routes: mediaPages,
      at: popularityFact,
      component: () => import('./ListSiteScore'),
      css,
      reserve: () => ({height: ['fact']}),
      before: ['MALserial'],
    }),
  ],
});
