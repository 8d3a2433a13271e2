import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {statusLine, type StatusLine} from '#host/pages/feed/anchors';
import {activity, home, userOverview} from '#host/pages/routes';
import css from '#kits/statusScore/style.css';

const component = () => import('./DroppedScore');
const where = ({activityStatus}: StatusLine) => activityStatus === 'dropped';

export default defineFeature({
  id: 'droppedScore',
  categories: ['Feeds'],
  enabledByDefault: false,
  requests: 'cached',
  parts: [
    place({
      name: 'feed',
      routes: [home, userOverview],
      at: statusLine,
      after: ['completedScore/feed'],
      where,
      component,
      css,
    }),
    place({
      name: 'page',
      routes: activity,
      at: statusLine,
      after: ['completedScore/page'],
      where,
      component: () => import('./DroppedScoreOnPage'),
      css,
    }),
  ],
});
