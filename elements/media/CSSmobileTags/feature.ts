import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaPages} from '#host/pages/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSSmobileTags',
  categories: ['Media'],
  enabledByDefault: true,
  requests: 'none',
  parts: [restyle({routes: mediaPages, css})],
});
