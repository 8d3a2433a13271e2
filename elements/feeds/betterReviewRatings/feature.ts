import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {reviewVotes} from '../../../src/host/anchors/reviewCards';
import {home} from '../../../src/host/routes/social';
import css from './style.css';

export default defineFeature({
  id: 'betterReviewRatings',
  title: 'Shows behind the positive ratings of the recent reviews how many there are in all.',
  picture: () => import('./picture.webp'),
  categories: ['Feeds'],
  on: true,
  preset: 'quiet',
  needs: [],
  settings: [],
  parts: [place({on: home, at: reviewVotes, component: () => import('./RatingTotal'), css})],
});
