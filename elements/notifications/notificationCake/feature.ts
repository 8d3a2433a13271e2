import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {voidDot} from '#host/pages/otherScripts';
import {notificationDot} from '#host/pages/shell/anchors';
import {anywhere} from '#host/pages/route';
import {groupedNotifications} from '#services/settings/shared';
import css from './element.css';
import {notificationColours} from './colours';

export default defineFeature({
  id: 'notificationCake',
  categories: ['Notifications'],
  enabledByDefault: true,
  requests: 'background',
  position: 2,
  needs: ['token', 'desktop'],
  requiresFeatures: [groupedNotifications],
  data: [notificationColours],
  editor: () => import('./CakeEditor'),
  parts: [
    place({
      routes: anywhere,
      at: notificationDot,
      where: ({isOnMenu}) => !isOnMenu,
      component: () => import('./Cake'),
      css,
      supersededBy: voidDot,
    }),
  ],
});
