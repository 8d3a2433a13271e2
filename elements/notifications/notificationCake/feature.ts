import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {notificationDot} from '../../../src/host/anchors/shell';
import {anywhere} from '../../../src/host/routes/route';
import {groupedNotifications} from '../../../src/services/settings/shared';
import css from './style.css';

export default defineFeature({
  id: 'notificationCake',
  title: "Shows a pie of your unread notifications' types in the place of the dot.",
  extendedDescription:
    'Each type has a colour, and types can be left out; where all unread ones are left out there is no dot. It follows the dot of the site ' +
    'and asks once for all tabs.',
  picture: () => import('./picture.webp'),
  categories: ['Notifications'],
  on: true,
  needs: ['token', 'desktop'],
  alongside: [groupedNotifications],
  settings: [],
  editor: () => import('./CakeEditor'),
  parts: [place({on: anywhere, at: notificationDot, component: () => import('./Cake'), css})],
});
