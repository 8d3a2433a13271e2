import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {userLists} from '#host/pages/user/routes';
import css from './page.css';
import {text} from './messages';

export default defineFeature({
  id: 'CSSdecimalPoint',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Lists'],
  enabledByDefault: false,
  parts: [restyle({routes: userLists, css})],
});
