import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {imageLink, type ImageLink} from '#host/pages/content/pictures';
import {isImageMissing} from '#host/pages/content/missingPicture';
import {home, userPages} from '#host/pages/routes';
import {safeForWork} from '#services/settings/shared';
import css from './element.css';

export default defineFeature({
  id: 'noImagePolyfill',
  categories: ['Feeds', 'Profiles'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'never',
  alsoOnWith: [safeForWork],
  parts: [
    place<object, ImageLink>({
      routes: [home, ...userPages],
      at: imageLink,
      shouldRender: ({address}) => isImageMissing(address),
      component: () => import('./MissingPicture'),
      css,
    }),
  ],
});
