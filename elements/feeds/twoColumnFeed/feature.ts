import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {home} from '#host/pages/routes';
import css from './page.css';

export default defineFeature({
  id: 'twoColumnFeed',
  categories: ['Feeds'],
  enabledByDefault: false,
  requests: 'none',
  newIn: '10.6.4',
  preset: 'never',
  needs: ['desktop'],
  parts: [restyle({routes: home, css})],
});
