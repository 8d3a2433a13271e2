import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {overviewEnd} from '#host/pages/media/facts';
import {mediaOverview} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'anisongs',
  categories: ['Media'],
  enabledByDefault: false,
  requests: 'none',
  sites: ['AnimeThemes'],
  position: 3,
  examples: ['anime'],
  parts: [
    place({
      routes: mediaOverview,
      at: overviewEnd,
      where: ({mediaType}) => mediaType === 'ANIME',
      component: () => import('./SongLists'),
      css,
      before: ['MALrecs'],
    }),
  ],
});
