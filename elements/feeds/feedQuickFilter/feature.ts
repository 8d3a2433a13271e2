import {isFiltering, passesFilter} from '#domain/feed/quickFilter';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import type {ReservedSpace} from '#feature/reservedSpace';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {feedList, mediaSocialFeed} from '#host/pages/feed/anchors';
import {entryText, feedEntry, isBeingEdited, readFeedEntry} from '#host/pages/feed/entry';
import {hideEach} from '#host/dom/hiding';
import {mediaSocial, home, userOverview} from '#host/pages/routes';
import {counts, filter} from './state';
import css from './element.css';
import pageCss from './page.css';

const component = () => import('./FilterBar');

/**
 * Closed, it takes up a row with its margin only in narrow windows, where its target is higher than the site's margin.
 */
const reserve = (): ReservedSpace => ({height: [], narrow: ['control-small', 'space-2']});

function isOut(node: Element) {
  const wanted = filter.get();
  if (!isFiltering(wanted)) return false;
  return !passesFilter({type: readFeedEntry(node)?.type, text: entryText(node)}, wanted) && !isBeingEdited(node);
}

export default defineFeature({
  id: 'feedQuickFilter',
  categories: ['Feeds', 'Newly Added'],
  enabledByDefault: true,
  requests: 'none',
  position: 2,
  newIn: '11.0.0',
  parts: [
    place({name: 'bar', routes: [home, userOverview], at: feedList, component, css, reserve}),
    place({name: 'social', routes: mediaSocial, at: mediaSocialFeed, component, css}),
    restyle({name: 'line', routes: mediaSocial, css: pageCss}),
    run({routes: [home, userOverview, mediaSocial], name: 'hiding', state: [filter, counts]}, ({signal, order}) => {
      hideEach(feedEntry.selector, isOut, {
        signal,
        order,
        texts: true,
        onCount: counts.set,
        changes: filter,
      });
    }),
  ],
});
