import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {siteStatsHeading, siteStatsTop} from '#host/pages/siteStats/anchors';
import {siteStats} from '#host/pages/routes';
import heading from './heading.css';
import speed from './speed.css';

export default defineFeature({
  id: 'randomButtons',
  categories: ['Script'],
  enabledByDefault: true,
  requests: 'cached',
  parts: [
    place({
      name: 'link',
      routes: siteStats,
      at: siteStatsHeading,
      css: heading,
      component: () => import('./RandomButton'),
      reserve: () => ({height: ['control-small']}),
    }),
    place({
      name: 'speed',
      routes: siteStats,
      at: siteStatsTop,
      css: speed,
      component: () => import('./ActivitySpeed'),
      reserve: () => ({height: [{lines: 1, font: 'm'}]}),
    }),
  ],
});
