import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {userOverview} from '#host/pages/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSSprofileClutter',
  categories: ['Profiles'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'never',
  parts: [restyle({routes: userOverview, css})],
});
