import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {anywhere} from '../../../src/host/routes/route';
import css from '../../../styles/CSSoldDarkTheme/style.css';

export default defineFeature({
  id: 'CSSoldDarkTheme',
  title: 'The older palette of the dark theme.',
  categories: ['Script'],
  on: false,
  needs: [],
  settings: [],
  parts: [restyle({on: anywhere, css})],
});
