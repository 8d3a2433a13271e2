import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {ownRowScore} from '#host/pages/lists/scores';
import {userLists} from '#host/pages/routes';
import css from './element.css';
import pageCss from './page.css';
import {scoreChanges, waitingSaves} from './state';

export default defineFeature({
  id: 'plusMinus',
  storedAs: 'plussMinus',
  categories: ['Lists'],
  enabledByDefault: true,
  requests: 'onDemand',
  position: 3,
  needs: ['token'],
  parts: [
    place({
      routes: userLists,
      at: ownRowScore,
      component: () => import('./ScoreSteps'),
      css,
      state: [waitingSaves, scoreChanges],
    }),
    restyle({name: 'row', routes: userLists, css: pageCss}),
  ],
});
