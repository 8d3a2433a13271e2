import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {hideEach} from '#host/dom/hiding';
import {listFilters} from '#host/pages/lists/filters';
import {listRow, mediaIdOfRow} from '#host/pages/lists/rows';
import {userLists} from '#host/pages/routes';
import {tagged} from './state';
import css from './element.css';

export default defineFeature({
  id: 'tagIndex',
  categories: ['Lists'],
  enabledByDefault: true,
  requests: 'cached',
  preset: 'quiet',
  parts: [
    place({
      routes: userLists,
      at: listFilters,
      // Its height is that of the tags, so it comes last.
      after: ['draw3x3/box', 'newChapters'],
      component: () => import('./TagIndex'),
      css,
    }),
    // The site's filter also finds "#sadness" for "#sad".
    run({name: 'rows', routes: userLists, state: [tagged]}, ({signal, order}) => {
      const isOther = (row: Element) => tagged.get()?.has(mediaIdOfRow(row) ?? 0) === false;
      hideEach(listRow.selector, isOther, {signal, order, changes: tagged});
    }),
  ],
});
