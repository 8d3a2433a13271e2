import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {mediaReviewVotes} from '#host/pages/reviews/reviewCard';
import {mediaReviews} from '#host/pages/routes';
import cardCss from '#kits/reviewRating/page.css';
import css from '#kits/reviewRating/style.css';

export default defineFeature({
  id: 'mediaReviewConfidence',
  categories: ['Media'],
  enabledByDefault: true,
  requests: 'cached',
  preset: 'quiet',
  parts: [
    place({routes: mediaReviews, at: mediaReviewVotes, component: () => import('./Confidence'), css}),
    restyle({name: 'card', routes: mediaReviews, css: cardCss}),
  ],
});
