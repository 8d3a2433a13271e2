import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {isShortened} from '#host/pages/content/favouriteCount';
import {staffSearchCard} from '#host/pages/search/anchors';
import {searchStaff, staff} from '#host/pages/routes';
import {staffFavourites} from '#host/pages/staff/anchors';
import css from '#kits/favouriteCount/header.css';
import card from './card.css';

export default defineFeature({
  id: 'staffPages',
  categories: ['Media', 'Browse'],
  enabledByDefault: true,
  requests: 'cached',
  parts: [
    run({name: 'early', routes: staff}, async ({params, services, featureId, signal}) => {
      const {requestFavourites} = await import('./favourites');
      requestFavourites(services.apiFor(featureId), params.staffId, signal);
    }),
    place({
      name: 'header',
      routes: staff,
      at: staffFavourites,
      where: isShortened,
      component: () => import('./ExactCount'),
      css,
    }),
    place({
      name: 'card',
      routes: searchStaff,
      at: staffSearchCard,
      component: () => import('./CardFigures'),
      css: card,
      // The number, and the bar with the space above it.
      reserve: () => ({height: [{lines: 1}, 'space-1', 'space-1']}),
    }),
  ],
});
