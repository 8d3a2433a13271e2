import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaPages, userPages} from '#host/pages/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSSbannerShadow',
  categories: ['Profiles', 'Media'],
  enabledByDefault: true,
  requests: 'none',
  parts: [restyle({routes: [...userPages, ...mediaPages], css})],
});
