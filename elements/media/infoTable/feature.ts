import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaPages} from '#host/pages/routes';
import css from './page.css';

export default defineFeature({
  id: 'infoTable',
  categories: ['Media'],
  enabledByDefault: false,
  requests: 'none',
  newIn: '10.6.4',
  preset: 'never',
  parts: [restyle({routes: mediaPages, css})],
});
