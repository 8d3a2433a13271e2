import {entryCountOf, togglePick} from '#domain/list/collage';
import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {listFilters} from '#host/pages/lists/filters';
import {pickRows} from '#host/pages/lists/rows';
import {userLists} from '#host/pages/routes';
import css from './element.css';
import pageCss from './page.css';
import {lookIn} from './look';
import {layoutSettings} from './settings';
import {isPicking, picks} from './state';

export default defineFeature({
  id: 'draw3x3',
  categories: ['Lists'],
  enabledByDefault: true,
  requests: 'onDemand',
  preset: 'quiet',
  data: Object.values(layoutSettings),
  parts: [
    place({
      name: 'box',
      routes: userLists,
      at: listFilters,
      before: ['newChapters'],
      component: () => import('./Collage'),
      css,
      // A button and its margin; see element.css.
      reserve: () => ({height: ['space-6', 'control']}),
    }),
    run({name: 'picking', routes: userLists, state: [picks, isPicking]}, ({signal, order, services}) => {
      const pick = (on: boolean, own: AbortSignal) => {
        if (!on) return;
        const isPicked = (mediaId: number) => picks.get().some(each => each.mediaId === mediaId);
        pickRows(
          {pick: entry => picks.set(togglePick(picks.get(), entry, entryCountOf(lookIn(services.settings)))), isPicked},
          {signal: own, order, changes: picks},
        );
      };
      watch(isPicking, isPicking.get, pick, {signal});
    }),
    restyle({name: 'marks', routes: userLists, css: pageCss}),
  ],
});
