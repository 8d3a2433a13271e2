import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaSocial} from '#host/pages/media/routes';
import css from './page.css';
import {text} from './messages';

export default defineFeature({
  id: 'cleanSocial',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Media'],
  enabledByDefault: false,
  parts: [restyle({routes: mediaSocial, css})],
});
