import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import css from './page.css';

export default defineFeature({
  id: 'CSSoldDarkTheme',
  title: 'The older palette of the dark theme.',
  categories: ['Script'],
  enabledByDefault: false,
  parts: [restyle({routes: anywhere, css})],
});
