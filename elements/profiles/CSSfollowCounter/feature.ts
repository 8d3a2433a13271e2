import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {userSocial} from '#host/pages/routes';
import {followFilter} from '#host/pages/user/social';
import css from './element.css';

export default defineFeature({
  id: 'CSSfollowCounter',
  categories: ['Profiles'],
  enabledByDefault: true,
  requests: 'cached',
  preset: 'quiet',
  parts: [place({routes: userSocial, at: followFilter, component: () => import('./FollowTotal'), css})],
});
