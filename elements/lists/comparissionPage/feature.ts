import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {nativeComparison} from '#host/pages/lists/compare';
import {userCompare} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'comparissionPage',
  categories: ['Lists', 'Profiles'],
  enabledByDefault: true,
  requests: 'cached',
  position: 1,
  parts: [place({routes: userCompare, at: nativeComparison, component: () => import('./ComparisonPage'), css})],
});
