import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaSocial} from '#host/pages/media/routes';
import css from './page.css';

export default defineFeature({
  id: 'cleanSocial',
  title: 'Gives the people one follows the better place on the social tab of a work.',
  categories: ['Media'],
  enabledByDefault: false,
  parts: [restyle({routes: mediaSocial, css})],
});
