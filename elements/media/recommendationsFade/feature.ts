import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {markRecommendations, pairedMedia, recommendedCover} from '#host/pages/media/related';
import {mediaOverview, recommendations} from '#host/pages/routes';
import {listed} from './state';
import elementCss from './element.css';
import css from './page.css';

export default defineFeature({
  id: 'recommendationsFade',
  categories: ['Media', 'Lists'],
  enabledByDefault: false,
  requests: 'cached',
  newIn: '10.6.4',
  needs: ['token'],
  preset: 'never',
  parts: [
    place({
      name: 'recommended',
      routes: mediaOverview,
      at: recommendedCover,
      component: () => import('./Recommended'),
      css: elementCss,
      after: ['relationStatusDot'],
    }),
    place({
      name: 'paired',
      routes: recommendations,
      at: pairedMedia,
      component: () => import('./Paired'),
      css: elementCss,
    }),
    run({name: 'marks', routes: [mediaOverview, recommendations], state: [listed]}, ({signal, order}) => {
      markRecommendations(id => listed.get().includes(id), {changes: listed, signal, order});
    }),
    restyle({name: 'look', routes: [mediaOverview, recommendations], css}),
  ],
});
