import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {userOverview} from '#host/pages/user/routes';
import css from './page.css';
import {text} from './messages';

export default defineFeature({
  id: 'CSSprofileClutter',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Profiles'],
  enabledByDefault: false,
  preset: 'never',
  parts: [restyle({routes: userOverview, css})],
});
