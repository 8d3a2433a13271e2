import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {isShortened} from '#host/pages/content/favouriteCount';
import {studioFavourites} from '#host/pages/studio/anchors';
import {studio} from '#host/pages/routes';
import css from '#kits/favouriteCount/header.css';

export default defineFeature({
  id: 'studioFavouriteCount',
  categories: ['Browse'],
  enabledByDefault: true,
  requests: 'cached',
  parts: [
    place({routes: studio, at: studioFavourites, where: isShortened, component: () => import('./ExactCount'), css}),
  ],
});
