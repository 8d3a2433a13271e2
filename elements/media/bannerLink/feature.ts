import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {banner} from '../../../src/host/anchors/banner';
import {mediaPages} from '../../../src/host/routes/media';
import {userPages} from '../../../src/host/routes/user';
import css from './style.css';

export default defineFeature({
  id: 'bannerLink',
  title: 'Puts a link to the picture on the banners of works and profiles.',
  categories: ['Media', 'Profiles'],
  on: true,
  needs: [],
  settings: [],
  parts: [
    place<object, {address: string}>({
      on: [...mediaPages, ...userPages],
      at: banner,
      component: () => import('./BannerLink'),
      css,
    }),
  ],
});
