import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import css from './page.css';
import {text} from './messages';

export default defineFeature({
  id: 'slimNav',
  title: text.title,
  extendedDescription: text.extendedDescription,
  preview: () => import('./preview.webp'),
  categories: ['Navigation'],
  enabledByDefault: false,
  preset: 'never',
  parts: [restyle({routes: anywhere, css})],
});
