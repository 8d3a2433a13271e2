import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {searchMedia} from '#host/pages/search/routes';
import css from './page.css';
import {text} from './messages';

export default defineFeature({
  id: 'CSScompactBrowse',
  title: text.title,
  extendedDescription: text.extendedDescription,
  preview: () => import('./preview.webp'),
  categories: ['Browse'],
  enabledByDefault: true,
  parts: [restyle({routes: searchMedia, css})],
});
