import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {appRoot} from '#host/pages/shell/anchors';
import type {Route} from '#host/pages/route';
import {mediaSocial, home, globalFeed, userOverview} from '#host/pages/routes';
import {isHelpOpen} from './help';
import look from './page.css';
import {chosenKeys} from './keys';
import css from './element.css';
import {navigateByKeys} from './navigation';

const feeds: readonly Route[] = [home, userOverview, globalFeed, mediaSocial];

export default defineFeature({
  id: 'keyboardFlow',
  categories: ['Feeds', 'Navigation'],
  enabledByDefault: false,
  requests: 'none',
  newIn: '11.0.0',
  data: [chosenKeys],
  editor: () => import('./KeysEditor'),
  parts: [
    run({routes: feeds, state: [isHelpOpen]}, navigateByKeys),
    restyle({name: 'look', routes: feeds, css: look}),
    place({name: 'help', routes: feeds, at: appRoot, component: () => import('./HelpBox'), css}),
  ],
});
