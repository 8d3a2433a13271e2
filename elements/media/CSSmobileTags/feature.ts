import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaPages} from '#host/pages/media/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSSmobileTags',
  title: 'Keeps tags and their votes on the pages of works on narrow screens.',
  categories: ['Media'],
  enabledByDefault: true,
  parts: [restyle({routes: mediaPages, css})],
});
