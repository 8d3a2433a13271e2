import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {searchMedia} from '../../../src/host/routes/browse';
import css from '../../../styles/CSScompactBrowse/style.css';

export default defineFeature({
  id: 'CSScompactBrowse',
  title: 'A compact view of the search: more works beside each other.',
  picture: () => import('./picture.webp'),
  categories: ['Browse'],
  on: true,
  needs: [],
  settings: [],
  parts: [restyle({on: searchMedia, css})],
});
