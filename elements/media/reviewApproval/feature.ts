import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {mediaReviewVotes, recentReviewVotes} from '#host/pages/reviews/reviewCard';
import {mediaReviews, reviews} from '#host/pages/routes';
import cardCss from '#kits/reviewRating/page.css';
import css from '#kits/reviewRating/style.css';
import {ofMedia, recent} from './settings';

const component = () => import('./Confidence');

export default defineFeature({
  id: 'reviewApproval',
  categories: ['Media'],
  enabledByDefault: true,
  requests: 'cached',
  preset: 'quiet',
  switches: [ofMedia, recent],
  parts: [
    place({switch: ofMedia, routes: mediaReviews, at: mediaReviewVotes, component, css}),
    restyle({switch: ofMedia, name: 'card', routes: mediaReviews, css: cardCss}),
    place({switch: recent, routes: reviews, at: recentReviewVotes, component, css}),
    restyle({switch: recent, name: 'card', routes: reviews, css: cardCss}),
  ],
});
