import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import css from './page.css';

export default defineFeature({
  id: 'nonJumpScroll',
  categories: ['Script'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'never',
  parts: [restyle({routes: anywhere, css})],
});
