import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {mediaPages} from '../../../src/host/routes/media';
import {userPages} from '../../../src/host/routes/user';
import css from '../../../styles/CSSbannerShadow/style.css';

export default defineFeature({
  id: 'CSSbannerShadow',
  title: 'Removes the shadow over banners.',
  categories: ['Profiles', 'Media'],
  on: true,
  needs: [],
  settings: [],
  parts: [restyle({on: [...userPages, ...mediaPages], css})],
});
