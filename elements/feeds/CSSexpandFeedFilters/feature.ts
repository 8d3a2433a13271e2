import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {home} from '#host/pages/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSSexpandFeedFilters',
  categories: ['Feeds'],
  enabledByDefault: true,
  requests: 'none',
  needs: ['desktop'],
  parts: [restyle({routes: home, css})],
});
