import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaOverview} from '#host/pages/routes';
import css from './page.css';

export default defineFeature({
  id: 'showRecVotes',
  categories: ['Media'],
  enabledByDefault: true,
  requests: 'none',
  parts: [restyle({routes: mediaOverview, css})],
});
