import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaPages} from '#host/pages/media/routes';
import css from './page.css';
import {text} from './messages';

export default defineFeature({
  id: 'CSSmobileExternalLinks',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Media'],
  enabledByDefault: false,
  parts: [restyle({routes: mediaPages, css})],
});
