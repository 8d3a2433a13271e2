import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {home} from '#host/pages/home/routes';
import css from './page.css';

export default defineFeature({
  id: 'expandRight',
  title: 'The expanded view of the lists in progress stays in the right column.',
  categories: ['Feeds'],
  enabledByDefault: false,
  parts: [restyle({routes: home, css})],
});
