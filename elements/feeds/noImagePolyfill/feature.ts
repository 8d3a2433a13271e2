import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {picture} from '../../../src/host/anchors/pictures';
import {home} from '../../../src/host/routes/social';
import {userPages} from '../../../src/host/routes/user';
import css from './style.css';

export default defineFeature({
  id: 'noImagePolyfill',
  title: 'Shows titles in the place of pictures that are missing or blocked.',
  categories: ['Feeds', 'Profiles'],
  on: false,
  needs: [],
  settings: [],
  parts: [
    place<object, {address: string | undefined; title: string}>({
      on: [home, ...userPages],
      at: picture,
      component: () => import('./MissingPicture'),
      css,
    }),
  ],
});
