import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {anywhere} from '../../../src/host/routes/route';
import css from '../../../styles/CSSdarkDropdown/style.css';

export default defineFeature({
  id: 'CSSdarkDropdown',
  title: 'Dark menus in the dark theme.',
  categories: ['Navigation'],
  on: true,
  needs: [],
  settings: [],
  parts: [restyle({on: anywhere, css})],
});
