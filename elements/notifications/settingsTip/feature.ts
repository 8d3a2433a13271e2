import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {notificationFilters} from '#host/pages/notifications/anchors';
import {notifications} from '#host/pages/notifications/routes';
import css from './element.css';
import {text} from './messages';

export default defineFeature({
  id: 'settingsTip',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Notifications'],
  enabledByDefault: true,
  preset: 'quiet',
  parts: [
    place({
      routes: notifications,
      at: notificationFilters,
<<<<<<< HEAD
      component: () => import('./SettingsTip'),
      css,
      reserve: () => ({height: 89, narrow: 52}),
=======
      after: ['notifications/controls'],
      component: () => import('./SettingsTip'),
      css,
>>>>>>> cd27065 (Order parts by what they say, not by the catalogue)
    }),
  ],
});
