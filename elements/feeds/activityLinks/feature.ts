import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {activityPage, unlinkedEntry} from '#host/pages/activity/anchors';
import {mediaSocial, activity, home, userOverview} from '#host/pages/routes';
import {activityTimeline} from '#services/settings/shared';
import arrows from './arrows.css';
import entry from './entry.css';
import page from './page.css';

const feeds = [home, userOverview, mediaSocial];

export default defineFeature({
  id: 'activityLinks',
  categories: ['Feeds'],
  enabledByDefault: true,
  requests: 'cached',
  requiresFeatures: [activityTimeline],
  parts: [
    place({name: 'arrows', routes: activity, at: activityPage, component: () => import('./Arrows'), css: arrows}),
    place({
      name: 'entry',
      routes: feeds,
      at: unlinkedEntry,
      component: () => import('./EntryLink'),
      css: entry,
    }),
    restyle({name: 'hover', routes: feeds, css: page}),
  ],
});
