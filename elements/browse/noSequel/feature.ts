import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {searchMedia} from '#host/pages/routes';
import {searchFilters} from '#host/pages/search/results';
import {hidesSequels} from './settings';
import {state} from './state';
import css from './element.css';

export default defineFeature({
  id: 'noSequel',
  categories: ['Browse'],
  enabledByDefault: true,
  requests: 'cached',
  newIn: '10.6.4',
  data: [hidesSequels],
  parts: [
    place({
      name: 'box',
      routes: searchMedia,
      at: searchFilters,
      component: () => import('./SequelFilter'),
      css,
      reserve: () => ({height: ['control-small']}),
    }),
    run({name: 'hiding', routes: searchMedia, state}, ({services, featureId, signal, order}) => {
      const {settings} = services;
      const hide = async (isWanted: boolean, own: AbortSignal) => {
        for (const each of state) each.reset();
        if (!isWanted) return;
        const {hideSequels} = await import('./hideSequels');
        if (!own.aborted) hideSequels({services, featureId, order, signal: own});
      };
      const start = (isWanted: boolean, own: AbortSignal) => void hide(isWanted, own);
      watch(settings.changesOf([hidesSequels]), () => settings.get(hidesSequels), start, {signal});
    }),
  ],
});
