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
      reserve: () => ({height: [{lines: 1}], narrow: [{lines: 2}]}),
    }),
  ],
});
