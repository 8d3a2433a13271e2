import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {anywhere} from '../../../src/host/routes/route';
import css from '../../../styles/rightSideNavbar/style.css';

export default defineFeature({
  id: 'rightSideNavbar',
  title: 'Puts the vertical navigation on the right side.',
  categories: ['Navigation'],
  on: false,
  needs: [],
  settings: [],
  parts: [restyle({on: anywhere, css})],
});
