import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {nativeComparison} from '#host/pages/lists/compare';
import {userCompare} from '#host/pages/routes';
import css from './element.css';
import {fullColour, ownSystems} from './settings';

export default defineFeature({
  id: 'comparisonPage',
  storedAs: 'comparissionPage',
  categories: ['Lists', 'Profiles'],
  enabledByDefault: true,
  requests: 'cached',
  position: 1,
  settings: [fullColour, ownSystems],
  parts: [place({routes: userCompare, at: nativeComparison, component: () => import('./ComparisonPage'), css})],
});
