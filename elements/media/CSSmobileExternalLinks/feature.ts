import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaPages} from '#host/pages/media/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSSmobileExternalLinks',
  title: 'Keeps external and streaming links on the pages of works on narrow screens.',
  categories: ['Media'],
  enabledByDefault: false,
  parts: [restyle({routes: mediaPages, css})],
});
