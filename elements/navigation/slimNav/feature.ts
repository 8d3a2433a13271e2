import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {anywhere} from '../../../src/host/routes/route';
import css from '../../../styles/slimNav/style.css';

export default defineFeature({
  id: 'slimNav',
  title: 'A slimmer navigation bar.',
  picture: () => import('./picture.webp'),
  categories: ['Navigation'],
  on: false,
  needs: [],
  settings: [],
  parts: [restyle({on: anywhere, css})],
});
