import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaPages} from '#host/pages/media/routes';
import {userLists} from '#host/pages/user/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSSsmileyScore',
  categories: ['Lists', 'Media'],
  enabledByDefault: true,
  parts: [restyle({routes: [userLists, ...mediaPages], css})],
});
