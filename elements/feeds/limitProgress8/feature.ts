import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {home} from '../../../src/host/routes/social';
import css from '../../../styles/limitProgress8/style.css';

export default defineFeature({
  id: 'limitProgress8',
  title: 'Shows only the first 8 works of each list in progress on the home page.',
  categories: ['Feeds'],
  on: false,
  needs: [],
  settings: [],
  parts: [restyle({on: home, css})],
});
