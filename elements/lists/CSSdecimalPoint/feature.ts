import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {userLists} from '../../../src/host/routes/user';
import css from '../../../styles/CSSdecimalPoint/style.css';

export default defineFeature({
  id: 'CSSdecimalPoint',
  title: 'Shows whole numbers with ".0" in lists of the decimal score format.',
  categories: ['Lists'],
  on: false,
  needs: [],
  settings: [],
  parts: [restyle({on: userLists, css})],
});
