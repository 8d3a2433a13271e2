import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {userLists} from '#host/pages/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSSdecimalPoint',
  categories: ['Lists'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'never',
  parts: [restyle({routes: userLists, css})],
});
