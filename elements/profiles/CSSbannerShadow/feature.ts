import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaPages} from '#host/pages/media/routes';
import {userPages} from '#host/pages/user/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSSbannerShadow',
  categories: ['Profiles', 'Media'],
  enabledByDefault: true,
  parts: [restyle({routes: [...userPages, ...mediaPages], css})],
});
