import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaSocial} from '#host/pages/routes';
import css from './page.css';

export default defineFeature({
  id: 'cleanSocial',
  categories: ['Media'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'never',
  parts: [restyle({routes: mediaSocial, css})],
});
