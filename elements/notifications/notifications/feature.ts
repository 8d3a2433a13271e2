import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {notificationFilters, notificationList} from '#host/pages/notifications/anchors';
import {notifications} from '#host/pages/notifications/routes';
import controlsCss from './controls.css';
import css from './element.css';

export default defineFeature({
  id: 'notifications',
  title: 'Groups notifications, with previews and replies in place.',
  extendedDescription:
    'Who did the same to one thing stands in one line, and so does what one person did to several. Activities are previewed, and signed in to ' +
    'the script you can like and reply in place. A link brings the list of the site back.',
  preview: () => import('./preview.webp'),
  categories: ['Notifications'],
  enabledByDefault: true,
  parts: [
    place({routes: notifications, at: notificationList, component: () => import('./GroupedList'), css}),
    place({
      name: 'controls',
      routes: notifications,
      at: notificationFilters,
      component: () => import('./Controls'),
      css: controlsCss,
    }),
  ],
});
