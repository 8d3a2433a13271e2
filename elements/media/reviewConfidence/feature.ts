import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {recentReviewVotes} from '#host/pages/reviews/reviewCard';
import {reviews} from '#host/pages/routes';
import cardCss from '#kits/reviewRating/page.css';
import css from '#kits/reviewRating/style.css';

export default defineFeature({
  id: 'reviewConfidence',
  categories: ['Media'],
  enabledByDefault: true,
  requests: 'cached',
  preset: 'quiet',
  parts: [
    place({routes: reviews, at: recentReviewVotes, component: () => import('./Confidence'), css}),
    restyle({name: 'card', routes: reviews, css: cardCss}),
  ],
});
