import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {statusLine, type StatusLine} from '#host/pages/feed/anchors';
import {activity, home, userOverview} from '#host/pages/routes';
import css from './element.css';
import {completed, dropped} from './settings';

const component = () => import('./StatusScore');
const feeds = [home, userOverview];
const isDropped = ({activityStatus}: StatusLine) => activityStatus === 'dropped';

export default defineFeature({
  id: 'activityScores',
  categories: ['Feeds'],
  enabledByDefault: true,
  requests: 'cached',
  switches: [completed, dropped],
  parts: [
    place({
      switch: completed,
      name: 'feed',
      routes: feeds,
      at: statusLine,
      where: ({activityStatus}) => activityStatus === 'completed',
      component,
      css,
    }),
    place({switch: completed, name: 'page', routes: activity, at: statusLine, component, css}),
    place({
      switch: dropped,
      name: 'feed',
      routes: feeds,
      at: statusLine,
      after: ['completedScore/feed'],
      where: isDropped,
      component,
      css,
    }),
    place({
      switch: dropped,
      name: 'page',
      routes: activity,
      at: statusLine,
      after: ['completedScore/page'],
      where: isDropped,
      component: () => import('./DroppedScoreOnPage'),
      css,
    }),
  ],
});
