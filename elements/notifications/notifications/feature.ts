import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {linesToRead, notificationFilters, notificationList} from '#host/pages/notifications/anchors';
import {voidNotifications} from '#host/pages/otherScripts';
import {notifications} from '#host/pages/routes';
import likeCss from '#kits/likeButton/style.css';
import noteCss from '#kits/otherScript/note.css';
import postCss from '#kits/postForm/style.css';
import {softBlock} from '#services/settings/shared';
import controlsCss from './controls.css';
import css from './element.css';
import {view} from './state';

export default defineFeature({
  id: 'notifications',
  categories: ['Notifications'],
  enabledByDefault: true,
  requests: 'cached',
  position: 1,
  data: [softBlock],
  editor: () => import('./SoftBlockEditor'),
  parts: [
    place({
      routes: notifications,
      at: notificationList,
      component: () => import('./GroupedList'),
      css: likeCss + postCss + css,
      state: [view, linesToRead],
      supersededBy: voidNotifications,
    }),
    place({
      name: 'controls',
      routes: notifications,
      at: notificationFilters,
      component: () => import('./Controls'),
      css: controlsCss,
      reserve: () => ({height: ['space-4', 'control', 'space-2', 'control-small'], narrow: ['control']}),
      supersededBy: voidNotifications,
    }),
    place({
      name: 'note',
      routes: notifications,
      at: voidNotifications,
      component: () => import('#kits/otherScript/OtherScriptNote'),
      css: noteCss,
    }),
  ],
});
