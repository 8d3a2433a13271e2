import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {notificationDot} from '#host/pages/shell/anchors';
import {anywhere} from '#host/pages/route';
import css from './element.css';
import {text} from './messages';

export default defineFeature({
  id: 'dismissDot',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Notifications'],
  enabledByDefault: true,
  needs: ['token'],
  parts: [
    place({
      routes: anywhere,
      at: notificationDot,
      after: ['notificationCake'],
      component: () => import('./DismissButton'),
      css,
    }),
  ],
});
