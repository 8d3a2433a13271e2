import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {home} from '../../../src/host/routes/social';
import css from '../../../styles/expandRight/style.css';

export default defineFeature({
  id: 'expandRight',
  title: 'The expanded view of the lists in progress stays in the right column.',
  categories: ['Feeds'],
  on: false,
  needs: [],
  settings: [],
  parts: [restyle({on: home, css})],
});
