import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {notificationFilters} from '#host/pages/notifications/anchors';
import {notifications} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'settingsTip',
  categories: ['Notifications'],
  enabledByDefault: true,
  requests: 'none',
  preset: 'quiet',
  parts: [
    place({
      routes: notifications,
      at: notificationFilters,
      after: ['notifications/controls'],
      component: () => import('./SettingsTip'),
      css,
      reserve: () => ({
        height: ['space-4', {lines: 4, font: 'm'}],
        narrow: ['space-4', {lines: 2, font: 'm'}],
      }),
    }),
  ],
});
