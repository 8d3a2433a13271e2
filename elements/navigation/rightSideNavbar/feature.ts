import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import css from './page.css';

export default defineFeature({
  id: 'rightSideNavbar',
  title: 'Puts the vertical navigation on the right side.',
  categories: ['Navigation'],
  enabledByDefault: false,
  parts: [restyle({routes: anywhere, css})],
});
