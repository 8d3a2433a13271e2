import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {banner} from '#host/pages/user/banner';
import {mediaPages, userPages} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'bannerLink',
  categories: ['Media', 'Profiles'],
  enabledByDefault: true,
  requests: 'none',
  parts: [
    place<object, {address: string}>({
      routes: [...mediaPages, ...userPages],
      at: banner,
      component: () => import('./BannerLink'),
      css,
    }),
  ],
});
