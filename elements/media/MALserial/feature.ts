import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {popularityFact} from '#host/pages/media/facts';
import {mediaPages} from '#host/pages/routes';
import css from '#kits/fact/style.css';

export default defineFeature({
  id: 'MALserial',
  categories: ['Media'],
  enabledByDefault: false,
  requests: 'cached',
  sites: ['MyAnimeList'],
  examples: ['manga'],
  parts: [
    place({
      routes: mediaPages,
      at: popularityFact,
      where: ({mediaType}) => mediaType === 'MANGA',
      component: () => import('./Serialization'),
      css,
      reserve: () => ({height: ['fact-long']}),
    }),
  ],
});
