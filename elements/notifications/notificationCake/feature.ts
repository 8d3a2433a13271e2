import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {notificationDot} from '#host/pages/shell/anchors';
import {anywhere} from '#host/pages/route';
import {groupedNotifications} from '#services/settings/shared';
import css from './element.css';

export default defineFeature({
  id: 'notificationCake',
  title: "Shows a pie of your unread notifications' types in the place of the dot.",
  extendedDescription:
    'Each type has a colour, and types can be left out; where all unread ones are left out there is no dot. It follows the dot of the site ' +
    'and asks once for all tabs.',
  preview: () => import('./preview.webp'),
  categories: ['Notifications'],
  enabledByDefault: true,
  needs: ['token', 'desktop'],
  requiresFeatures: [groupedNotifications],
  editor: () => import('./CakeEditor'),
  parts: [place({routes: anywhere, at: notificationDot, component: () => import('./Cake'), css})],
});
