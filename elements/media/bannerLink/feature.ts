import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {banner} from '#host/pages/user/banner';
import {mediaPages} from '#host/pages/media/routes';
import {userPages} from '#host/pages/user/routes';
import css from './element.css';

export default defineFeature({
  id: 'bannerLink',
  categories: ['Media', 'Profiles'],
  enabledByDefault: true,
  parts: [
    place<object, {address: string}>({
      routes: [...mediaPages, ...userPages],
      at: banner,
      component: () => import('./BannerLink'),
      css,
    }),
  ],
});
