import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {userOverview} from '#host/pages/routes';
import {fullFavourites} from '#host/pages/user/favourites';
import css from './element.css';

export default defineFeature({
  id: 'extraFavs',
  categories: ['Profiles'],
  enabledByDefault: true,
  requests: 'onDemand',
  newIn: '10.6.4',
  preset: 'quiet',
  parts: [place({routes: userOverview, at: fullFavourites, component: () => import('./MoreFavourites'), css})],
});
