import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {searchMedia} from '#host/pages/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSScompactBrowse',
  categories: ['Browse'],
  enabledByDefault: true,
  requests: 'none',
  parts: [restyle({routes: searchMedia, css})],
});
