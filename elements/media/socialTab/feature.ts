import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {passesFollowingFilter} from '#domain/list/following';
import {hideEach, markEach} from '#host/dom/hiding';
import {followCell, followCells, followingList, followRow, readFollowRow} from '#host/pages/media/following';
import {mediaOverview, mediaSocial} from '#host/pages/routes';
import css from './element.css';
import entryCss from './entry.css';
import pageCss from './page.css';
import {attribute, bandCss, bandOf} from './scoreBands';
import {filter} from './state';

function isOut(row: Element) {
  const entry = readFollowRow(row);
  return entry !== undefined && !passesFollowingFilter(entry, filter.get());
}

export default defineFeature({
  id: 'socialTab',
  categories: ['Media'],
  enabledByDefault: true,
  requests: 'cached',
  position: 1,
  examples: ['mediaSocial'],
  parts: [
    place({
      name: 'summary',
      routes: mediaSocial,
      at: followingList,
      component: () => import('./Summary'),
      css,
      // A row of buttons, or two in a narrow window, and the margin below.
      reserve: () => ({height: ['control', 'space-3'], narrow: ['control-small', 'control-small', 'space-3']}),
    }),
    place({name: 'entry', routes: mediaSocial, at: followRow, component: () => import('./Entry'), css: entryCss}),
    run({routes: mediaSocial, name: 'hiding', state: [filter]}, ({signal, order}) =>
      hideEach(followRow.selector, isOut, {signal, order, texts: true, changes: filter}),
    ),
    run({routes: [mediaOverview, mediaSocial], name: 'scores'}, ({signal, order}) =>
      markEach(followCells.selector, bandOf, {attribute, signal, order, texts: true}),
    ),
    run({routes: mediaSocial, name: 'cells'}, ({signal, order}) =>
      markEach(followCells.selector, followCell, {attribute: 'data-am-cell', signal, order, texts: true}),
    ),
    restyle({name: 'colours', routes: [mediaOverview, mediaSocial], css: bandCss}),
    restyle({name: 'columns', routes: mediaSocial, css: pageCss}),
  ],
});
