import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {mediaSidebarStart} from '#host/pages/media/anchors';
import {mediaOverview} from '#host/pages/routes';
import {dubMarkerLanguage} from './settings';
import css from './element.css';

export default defineFeature({
  id: 'dubMarker',
  categories: ['Media'],
  enabledByDefault: false,
  requests: 'cached',
  settings: [dubMarkerLanguage],
  examples: ['anime'],
  parts: [
    place({
      routes: mediaOverview,
      at: mediaSidebarStart,
      where: ({mediaType}) => mediaType === 'ANIME',
      component: () => import('./DubNotice'),
      css,
    }),
  ],
});
