import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {editableCover} from '#host/pages/feed/editorItem';
import {activity, home, userOverview} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'directListAccess',
  categories: ['Feeds', 'Lists'],
  enabledByDefault: false,
  requests: 'none',
  newIn: '10.6.4',
  needs: ['user'],
  parts: [
    place({routes: [home, userOverview, activity], at: editableCover, component: () => import('./EditorArrow'), css}),
  ],
});
