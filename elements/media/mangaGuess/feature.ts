import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {releasingStatus} from '#host/pages/media/anchors';
import {mediaPages} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'mangaGuess',
  categories: ['Media'],
  enabledByDefault: true,
  requests: 'cached',
  examples: ['manga'],
  parts: [
    place({
      name: 'guess',
      routes: mediaPages,
      at: releasingStatus,
      where: ({mediaType}) => mediaType === 'MANGA',
      component: () => import('./ChapterGuess'),
      css,
    }),
  ],
});
