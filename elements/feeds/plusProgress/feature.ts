import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {restyle} from '../../../src/feature/restyle';
import {cardOverlay} from '../../../src/host/anchors/progressCards';
import {home} from '../../../src/host/routes/social';
import cardCss from '../../../styles/plusProgress/style.css';
import css from './style.css';

export default defineFeature({
  id: 'plusProgress',
  title: 'Counts episodes and chapters by one click on the works in progress of the home page, and completes them.',
  extendedDescription:
    'At the last episode or chapter the work is completed with the date of today (UTC); one that is being repeated keeps its date. What the API does not answer is kept and sent later.',
  categories: ['Feeds', 'Lists'],
  on: true,
  needs: ['token'],
  settings: [],
  parts: [
    place({on: home, at: cardOverlay, component: () => import('./CardPlus'), css}),
    restyle({name: 'card', on: home, css: cardCss}),
  ],
});
