import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {rowTitle} from '#host/pages/lists/rows';
import {userLists} from '#host/pages/routes';
import css from './element.css';
import {advancedScores, hasScores, requested} from './state';

export default defineFeature({
  id: 'viewAdvancedScores',
  categories: ['Lists'],
  enabledByDefault: true,
  requests: 'cached',
  preset: 'quiet',
  parts: [
    place({
      routes: userLists,
      at: rowTitle,
      component: () => import('./AdvancedScoresSign'),
      css,
      shouldRender: ({mediaId}) => hasScores(mediaId),
      state: [requested, advancedScores],
    }),
  ],
});
