import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {searchMedia} from '#host/pages/search/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSScompactBrowse',
  title: 'A compact view of the search: more works beside each other.',
  preview: () => import('./preview.webp'),
  categories: ['Browse'],
  enabledByDefault: true,
  parts: [restyle({routes: searchMedia, css})],
});
