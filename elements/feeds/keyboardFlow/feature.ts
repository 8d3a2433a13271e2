import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {restyle} from '../../../src/feature/restyle';
import {run} from '../../../src/feature/run';
import {application} from '../../../src/host/anchors/shell';
import type {Route} from '../../../src/host/routes/route';
import {mediaSocial} from '../../../src/host/routes/media';
import {globalFeed, home} from '../../../src/host/routes/social';
import {userOverview} from '../../../src/host/routes/user';
import look from '../../../styles/keyboardFlow/style.css';
import {chosenKeys} from './keys';
import css from './style.css';
import {walkByKeys} from './walk';

const feeds: readonly Route[] = [home, userOverview, globalFeed, mediaSocial];

export default defineFeature({
  id: 'keyboardFlow',
  title: 'Goes through feeds by keys: next, previous, like, reply, open.',
  extendedDescription:
    'The keys are j, k, l, r and o at first, and ? lists them. They rest while you type, with Ctrl, Alt or Meta, and in dialogs.',
  categories: ['Feeds', 'Navigation'],
  on: false,
  needs: [],
  settings: [],
  data: [chosenKeys],
  editor: () => import('./KeysEditor'),
  parts: [
    run(feeds, walkByKeys),
    restyle({name: 'look', on: feeds, css: look}),
    place({name: 'help', on: feeds, at: application, component: () => import('./HelpBox'), css}),
  ],
});
