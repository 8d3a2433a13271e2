import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {notificationDot} from '#host/pages/shell/anchors';
import {anywhere} from '#host/pages/route';
import css from './element.css';

export default defineFeature({
  id: 'dismissDot',
  title: 'A button beside the notification dot that puts it away.',
  extendedDescription: 'All notifications count as read then. The dot comes back with the next one.',
  categories: ['Notifications'],
  enabledByDefault: true,
  needs: ['token'],
  parts: [place({routes: anywhere, at: notificationDot, component: () => import('./DismissButton'), css})],
});
