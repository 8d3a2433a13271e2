import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {notificationDot} from '../../../src/host/anchors/shell';
import {anywhere} from '../../../src/host/routes/route';
import css from './style.css';

export default defineFeature({
  id: 'dismissDot',
  title: 'A button beside the notification dot that puts it away.',
  extendedDescription: 'All notifications count as read then. The dot comes back with the next one.',
  categories: ['Notifications'],
  on: true,
  needs: ['token'],
  settings: [],
  parts: [place({on: anywhere, at: notificationDot, component: () => import('./DismissButton'), css})],
});
