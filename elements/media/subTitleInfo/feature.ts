import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {mediaTitle} from '#host/pages/media/anchors';
import {mediaPages} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'subTitleInfo',
  categories: ['Media'],
  enabledByDefault: false,
  requests: 'none',
  parts: [
    place({
      routes: mediaPages,
      at: mediaTitle,
      component: () => import('./SubTitle'),
      css,
      // One line and the space above it, two lines in a narrow window; see element.css.
      reserve: () => ({height: 22, narrow: 40}),
    }),
  ],
});
