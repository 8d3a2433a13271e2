import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {statusLine, type StatusLine} from '#host/pages/feed/anchors';
import {activity, home, userOverview} from '#host/pages/routes';
import css from './element.css';
import {enterProfile} from './profileOwner';
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
    run(
      {switch: completed, name: 'early', routes: userOverview, after: ['completedScore/feed']},
      async ({params: {userName}, services, featureId, signal}) => {
        enterProfile(userName, signal);
        const {requestRecent} = await import('./recentScores');
        // Without it, nothing is shown.
        requestRecent(services.apiFor(featureId).read, userName, signal).catch(() => undefined);
      },
    ),
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
