import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {activityPage, unlinkedEntry} from '../../../src/host/anchors/activityPage';
import {mediaSocial} from '../../../src/host/routes/media';
import {activity, home} from '../../../src/host/routes/social';
import {userOverview} from '../../../src/host/routes/user';
import {activityTimeline} from '../../../src/services/settings/shared';
import arrows from './arrows.css';
import entry from './entry.css';

export default defineFeature({
  id: 'activityLinks',
  title:
    'Links activities to the ones before and after, messages to the profile they stand on, and entries of feeds to their pages.',
  extendedDescription:
    "Before and after are the owner's activities about the same work, the author's statuses, or the messages to the same person. Entries of " +
    'feeds get a link where the site has none outside of their menu. It goes with the timeline of activities about a work.',
  categories: ['Feeds'],
  on: true,
  needs: [],
  alongside: [activityTimeline],
  settings: [],
  parts: [
    place({name: 'arrows', on: activity, at: activityPage, component: () => import('./Arrows'), css: arrows}),
    place({
      name: 'entry',
      on: [home, userOverview, mediaSocial],
      at: unlinkedEntry,
      component: () => import('./EntryLink'),
      css: entry,
    }),
  ],
});
