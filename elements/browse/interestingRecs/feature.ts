import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {recommendationGrid, recommendationSwitch, shareSwitch} from '#host/pages/recommendations/anchors';
import {recommendations} from '#host/pages/routes';
import css from './element.css';
import optionCss from './option.css';
import switchCss from './page.css';
import {isChosen} from './state';

export default defineFeature({
  id: 'interestingRecs',
  categories: ['Browse'],
  enabledByDefault: true,
  requests: 'onDemand',
  position: 2,
  needs: ['token', 'user'],
  parts: [
    place({
      name: 'option',
      routes: recommendations,
      at: recommendationSwitch,
      component: () => import('./ForYouOption'),
      css: optionCss,
    }),
    place({name: 'pairs', routes: recommendations, at: recommendationGrid, component: () => import('./ForYou'), css}),
    run({name: 'switch', routes: recommendations, state: [isChosen]}, ({signal, order}) =>
      shareSwitch({
        isOurs: isChosen.get,
        changes: isChosen,
        onChoose: () => isChosen.set(false),
        signal,
        order,
      }),
    ),
    restyle({name: 'look', routes: recommendations, css: switchCss}),
  ],
});
