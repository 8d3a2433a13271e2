import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {statusLine} from '../../../src/host/anchors/feed';
import {activity, home} from '../../../src/host/routes/social';
import {userOverview} from '../../../src/host/routes/user';
import css from '../../../src/ui/statusScore/style.css';

const component = () => import('./CompletedScore');

export default defineFeature({
  id: 'completedScore',
  title: 'Shows the score behind "Completed" in feeds, and behind every status on an activity page.',
  picture: () => import('./picture.webp'),
  categories: ['Feeds'],
  on: true,
  needs: [],
  settings: [],
  parts: [
    place({
      name: 'feed',
      on: [home, userOverview],
      at: statusLine,
      where: ({activityStatus}) => activityStatus === 'completed',
      component,
      css,
    }),
    place({name: 'page', on: activity, at: statusLine, component, css}),
  ],
});
