import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {anywhere} from '#host/pages/route';
import css from './page.css';

export default defineFeature({
  id: 'annoyingAnimations',
  categories: ['Script'],
  enabledByDefault: true,
  requests: 'none',
  preset: 'quiet',
  parts: [restyle({routes: anywhere, css, sheet: 'user'})],
});
