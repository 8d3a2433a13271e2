import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {reviewVotes} from '#host/pages/home/reviewCards';
import {home} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'betterReviewRatings',
  categories: ['Feeds'],
  enabledByDefault: true,
  requests: 'cached',
  preset: 'quiet',
  parts: [place({routes: home, at: reviewVotes, component: () => import('./RatingTotal'), css})],
});
