import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import css from './page.css';
import {text} from './messages';

export default defineFeature({
  id: 'CSSgreenManga',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Media', 'Feeds'],
  enabledByDefault: true,
  parts: [restyle({routes: anywhere, css})],
});
