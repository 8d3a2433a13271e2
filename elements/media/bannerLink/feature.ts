import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {banner} from '#host/pages/user/banner';
import {mediaPages} from '#host/pages/media/routes';
import {userPages} from '#host/pages/user/routes';
import css from './element.css';
import {text} from './messages';

export default defineFeature({
  id: 'bannerLink',
  title: text.title,
  extendedDescription: text.extendedDescription,
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
