import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {notificationFilters} from '#host/pages/notifications/anchors';
import {notifications} from '#host/pages/notifications/routes';
import css from './element.css';

export default defineFeature({
  id: 'settingsTip',
  title: 'A line on the page of the notifications that tells where the settings are.',
  categories: ['Notifications'],
  enabledByDefault: true,
  preset: 'quiet',
  parts: [place({routes: notifications, at: notificationFilters, component: () => import('./SettingsTip'), css})],
});
