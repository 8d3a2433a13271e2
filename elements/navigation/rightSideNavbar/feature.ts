import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import {verticalNav} from '#services/settings/shared';
import css from './page.css';

export default defineFeature({
  id: 'rightSideNavbar',
  categories: ['Navigation'],
  enabledByDefault: false,
  requests: 'none',
  requiresFeatures: [verticalNav],
  preset: 'never',
  parts: [restyle({routes: anywhere, css, sheet: 'user'})],
});
