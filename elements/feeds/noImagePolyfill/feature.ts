import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {picture, type Picture} from '../../../src/host/anchors/pictures';
import {isMissing} from '../../../src/host/missingPicture';
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
    place<object, Picture>({
      on: [home, ...userPages],
      at: picture,
      worth: ({address}) => isMissing(address),
      component: () => import('./MissingPicture'),
      css,
    }),
  ],
});
