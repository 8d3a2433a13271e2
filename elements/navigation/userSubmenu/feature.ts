import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {profileItem} from '#host/pages/shell/anchors';
import {anywhere} from '#host/pages/route';
import {verticalNav} from '#services/settings/shared';
import openCss from './page.css';
import css from './element.css';

export default defineFeature({
  id: 'userSubmenu',
  categories: ['Navigation'],
  enabledByDefault: true,
  requests: 'none',
  needs: ['user', 'desktop'],
  requiresFeatures: [verticalNav],
  parts: [
    place({routes: anywhere, at: profileItem, component: () => import('./Submenu'), css}),
    restyle({name: 'open', routes: anywhere, css: openCss, sheet: 'user'}),
  ],
});
