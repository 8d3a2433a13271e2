import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {cardOverlay} from '#host/pages/home/progressCards';
import {home} from '#host/pages/routes';
import cardCss from './page.css';
import plusOneCss from '#kits/plusOne/style.css';
import css from './element.css';

export default defineFeature({
  id: 'plusProgress',
  categories: ['Feeds', 'Lists'],
  enabledByDefault: true,
  requests: 'onDemand',
  needs: ['token'],
  parts: [
    place({routes: home, at: cardOverlay, component: () => import('./CardPlus'), css: plusOneCss + css}),
    restyle({name: 'card', routes: home, css: cardCss}),
  ],
});
