import {tooltipMinLikes} from '#domain/feed/likesSummary';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {activityLikeButton} from '#host/pages/feed/likes';
import {mediaSocial, home, userOverview} from '#host/pages/routes';
import css from '#kits/likes/style.css';

export default defineFeature({
  id: 'activityLikes',
  categories: ['Feeds'],
  enabledByDefault: true,
  requests: 'onDemand',
  preset: 'quiet',
  parts: [
    place({
      routes: [home, userOverview, mediaSocial],
      at: activityLikeButton,
      where: ({likes}) => likes >= tooltipMinLikes,
      component: () => import('./LikesTooltip'),
      css,
    }),
  ],
});
