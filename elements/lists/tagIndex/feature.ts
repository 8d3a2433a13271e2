import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {listFilters} from '#host/pages/lists/filters';
import {userLists} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'tagIndex',
  categories: ['Lists'],
  enabledByDefault: true,
  requests: 'cached',
  preset: 'quiet',
  parts: [
    place({
      routes: userLists,
      at: listFilters,
      // Its height is that of the tags, so it comes last.
      after: ['draw3x3/box', 'newChapters'],
      component: () => import('./TagIndex'),
      css,
    }),
  ],
});
