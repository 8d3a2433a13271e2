import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {voidDot} from '#host/pages/otherScripts';
import {notificationDot} from '#host/pages/shell/anchors';
import {anywhere} from '#host/pages/route';
import css from './element.css';
import pageCss from './page.css';

export default defineFeature({
  id: 'dismissDot',
  categories: ['Notifications'],
  enabledByDefault: true,
  requests: 'onDemand',
  position: 3,
  needs: ['token'],
  parts: [
    place({
      routes: anywhere,
      at: notificationDot,
      after: ['notificationCake'],
      component: () => import('./DismissButton'),
      css,
      supersededBy: voidDot,
    }),
    restyle({name: 'hover', routes: anywhere, css: pageCss}),
  ],
});
