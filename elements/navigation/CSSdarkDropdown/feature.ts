import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import css from './page.css';

export default defineFeature({
  id: 'CSSdarkDropdown',
  categories: ['Navigation'],
  enabledByDefault: true,
  requests: 'none',
  parts: [restyle({routes: anywhere, css, sheet: 'user'})],
});
