import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {home} from '../../../src/host/routes/social';
import css from '../../../styles/CSSexpandFeedFilters/style.css';

export default defineFeature({
  id: 'CSSexpandFeedFilters',
  title: 'Lays the types of the home feed out as a row instead of a menu.',
  picture: () => import('./picture.webp'),
  categories: ['Feeds'],
  on: true,
  needs: ['desktop'],
  settings: [],
  parts: [restyle({on: home, css})],
});
