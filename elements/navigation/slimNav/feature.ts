import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import css from './page.css';

export default defineFeature({
  id: 'slimNav',
  title: 'A slimmer navigation bar.',
  preview: () => import('./preview.webp'),
  categories: ['Navigation'],
  enabledByDefault: false,
  parts: [restyle({routes: anywhere, css})],
});
