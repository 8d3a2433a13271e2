import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import css from './page.css';
import {text} from './messages';

export default defineFeature({
  id: 'CSSdarkDropdown',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Navigation'],
  enabledByDefault: true,
  parts: [restyle({routes: anywhere, css, after: ['CSSexpandFeedFilters']})],
});
