import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {hideEach} from '#host/dom/hiding';
import {hostStudioSort, studioHeader, studioWorks} from '#host/pages/studio/anchors';
import {studio} from '#host/pages/routes';
import css from './element.css';
import {replaced, sortChoice, viewChoice} from './state';

export default defineFeature({
  id: 'studioSorting',
  categories: ['Browse'],
  enabledByDefault: true,
  requests: 'onDemand',
  parts: [
    place({
      name: 'works',
      routes: studio,
      at: studioHeader,
      component: () => import('./StudioSorter'),
      css,
      state: [sortChoice, viewChoice],
      supersededBy: hostStudioSort,
      // A row of small buttons and the space above it; see element.css.
      reserve: () => ({height: ['space-6', 'control-small']}),
    }),
    run({name: 'hiding', routes: studio, state: [replaced], supersededBy: hostStudioSort}, ({signal, order}) =>
      hideEach(studioWorks.selector, replaced.get, {signal, order, changes: replaced}),
    ),
  ],
});
