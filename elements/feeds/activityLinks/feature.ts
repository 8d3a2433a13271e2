import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {activityPage, unlinkedEntry} from '#host/pages/activity/anchors';
import {mediaSocial} from '#host/pages/media/routes';
import {activity} from '#host/pages/activity/routes';
import {home} from '#host/pages/home/routes';
import {userOverview} from '#host/pages/user/routes';
import {activityTimeline} from '#services/settings/shared';
import arrows from './arrows.css';
import entry from './entry.css';

export default defineFeature({
  id: 'activityLinks',
  categories: ['Feeds'],
  enabledByDefault: true,
  requiresFeatures: [activityTimeline],
  parts: [
    place({name: 'arrows', routes: activity, at: activityPage, component: () => import('./Arrows'), css: arrows}),
    place({
      name: 'entry',
      routes: [home, userOverview, mediaSocial],
      at: unlinkedEntry,
      component: () => import('./EntryLink'),
      css: entry,
    }),
  ],
});
