import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {noticeFilters, noticeList} from '../../../src/host/anchors/notifications';
import {notifications} from '../../../src/host/routes/social';
import {groupedNotifications} from '../../../src/services/settings/shared';
import controlsCss from './controls.css';
import css from './style.css';

export default defineFeature({
  id: 'notifications',
  title: groupedNotifications.title,
  extendedDescription:
    'Who did the same to one thing stands in one line, and so does what one person did to several. Activities are previewed, and signed in to ' +
    'the script you can like and reply in place. A link brings the list of the site back.',
  picture: () => import('./picture.webp'),
  categories: ['Notifications'],
  on: true,
  needs: [],
  settings: [],
  parts: [
    place({on: notifications, at: noticeList, component: () => import('./GroupedList'), css}),
    place({
      name: 'controls',
      on: notifications,
      at: noticeFilters,
      component: () => import('./Controls'),
      css: controlsCss,
    }),
  ],
});
