import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaPages, userLists} from '#host/pages/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSSsmileyScore',
  categories: ['Lists', 'Media'],
  enabledByDefault: true,
  requests: 'none',
  parts: [restyle({routes: [userLists, ...mediaPages], css})],
});
