import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {mediaSocial} from '../../../src/host/routes/media';
import css from '../../../styles/cleanSocial/style.css';

export default defineFeature({
  id: 'cleanSocial',
  title: 'Gives the people one follows the better place on the social tab of a work.',
  categories: ['Media'],
  on: false,
  needs: [],
  settings: [],
  parts: [restyle({on: mediaSocial, css})],
});
