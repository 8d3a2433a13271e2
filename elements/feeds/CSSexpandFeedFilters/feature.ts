import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {home} from '#host/pages/home/routes';
import css from './page.css';
import {text} from './messages';

export default defineFeature({
  id: 'CSSexpandFeedFilters',
  title: text.title,
  extendedDescription: text.extendedDescription,
  preview: () => import('./preview.webp'),
  categories: ['Feeds'],
  enabledByDefault: true,
  needs: ['desktop'],
  parts: [restyle({routes: home, css})],
});
