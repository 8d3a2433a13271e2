import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {statusLine} from '#host/pages/feed/anchors';
import {activity, home, userOverview} from '#host/pages/routes';
import css from '#kits/statusScore/style.css';

const component = () => import('./CompletedScore');

export default defineFeature({
  id: 'completedScore',
  categories: ['Feeds'],
  enabledByDefault: true,
  requests: 'cached',
  parts: [
    place({
      name: 'feed',
      routes: [home, userOverview],
      at: statusLine,
      where: ({activityStatus}) => activityStatus === 'completed',
      component,
      css,
    }),
    place({name: 'page', routes: activity, at: statusLine, component, css}),
  ],
});
