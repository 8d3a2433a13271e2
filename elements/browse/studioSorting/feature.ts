import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {hideEach} from '#host/dom/hiding';
import {hostStudioSort, studioHeader, studioHeaderEnd, studioWorks} from '#host/pages/studio/anchors';
import {studio} from '#host/pages/routes';
import controls from './controls.css';
import css from './element.css';
import {replaced, sortChoice, viewChoice} from './state';

export default defineFeature({
  id: 'studioSorting',
  categories: ['Browse'],
  enabledByDefault: true,
  requests: 'onDemand',
  parts: [
    place({
      name: 'controls',
      routes: studio,
      at: studioHeader,
      component: () => import('./StudioControls'),
      css: controls,
      state: [sortChoice, viewChoice],
      supersededBy: hostStudioSort,
      reserve: () => ({height: ['control']}),
    }),
    place({
      name: 'works',
      routes: studio,
      at: studioHeaderEnd,
      component: () => import('./StudioSorter'),
      css,
      supersededBy: hostStudioSort,
    }),
    run({name: 'hiding', routes: studio, state: [replaced], supersededBy: hostStudioSort}, ({signal, order}) =>
      hideEach(studioWorks.selector, replaced.get, {signal, order, changes: replaced}),
    ),
  ],
});
