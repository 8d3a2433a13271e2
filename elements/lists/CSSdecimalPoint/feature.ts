import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {userLists} from '#host/pages/user/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSSdecimalPoint',
  title: 'Shows whole numbers with ".0" in lists of the decimal score format.',
  categories: ['Lists'],
  enabledByDefault: false,
  parts: [restyle({routes: userLists, css})],
});
