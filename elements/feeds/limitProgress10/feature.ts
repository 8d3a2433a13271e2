import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {home} from '#host/pages/home/routes';
import css from './page.css';

export default defineFeature({
  id: 'limitProgress10',
  title: 'Shows only the first 10 works of each list in progress on the home page.',
  categories: ['Feeds'],
  enabledByDefault: false,
  parts: [restyle({routes: home, css})],
});
