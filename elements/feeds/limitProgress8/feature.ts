import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {home} from '#host/pages/home/routes';
import css from './page.css';
import {text} from './messages';

export default defineFeature({
  id: 'limitProgress8',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Feeds'],
  enabledByDefault: false,
  preset: 'never',
  parts: [restyle({routes: home, css})],
});
