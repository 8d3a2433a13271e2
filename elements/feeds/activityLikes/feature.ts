import {likesTooltipFrom} from '../../../src/domain/likesSummary';
import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {activityHeart} from '../../../src/host/anchors/likes';
import {mediaSocial} from '../../../src/host/routes/media';
import {home} from '../../../src/host/routes/social';
import {userOverview} from '../../../src/host/routes/user';
import css from '../../../src/ui/likes/style.css';

export default defineFeature({
  id: 'activityLikes',
  title: 'Names all who like an activity in feeds, where they are more than the five that the site shows.',
  extendedDescription: 'They are asked for when the tooltip opens. Up to 20 names are shortened, the more there are.',
  categories: ['Feeds'],
  on: true,
  preset: 'quiet',
  needs: [],
  settings: [],
  parts: [
    place({
      on: [home, userOverview, mediaSocial],
      at: activityHeart,
      where: ({likes}) => likes >= likesTooltipFrom,
      component: () => import('./LikesTooltip'),
      css,
    }),
  ],
});
