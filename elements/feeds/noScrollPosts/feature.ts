import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import css from './page.css';

export default defineFeature({
  id: 'noScrollPosts',
  categories: ['Feeds'],
  enabledByDefault: false,
  requests: 'none',
  newIn: '10.6.4',
  preset: 'never',
  parts: [restyle({routes: anywhere, css})],
});
