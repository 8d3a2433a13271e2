import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import css from './page.css';

export default defineFeature({
  id: 'CSSgreenManga',
  title: 'Shows the titles of manga in green, so that they are told from anime at a glance.',
  categories: ['Media', 'Feeds'],
  enabledByDefault: true,
  parts: [restyle({routes: anywhere, css})],
});
