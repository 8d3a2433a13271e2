import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {isTableShown, listsColumn} from '#host/pages/lists/column';
import {listFiltersTop, replacedFilters} from '#host/pages/lists/filters';
import {userLists} from '#host/pages/routes';
import edit from './edit/element.css';
import css from './element.css';
import grid from './grid/element.css';
import query from './query/element.css';
import {savedViews} from './query/viewSettings';
import {isTableRefused, tableLayouts} from './settings';
import {showTable} from './showTable';

export default defineFeature({
  id: 'listTable',
  categories: ['Lists'],
  enabledByDefault: false,
  requests: 'cached',
  newIn: '11.0.0',
  data: [tableLayouts, isTableRefused, savedViews],
  parts: [
    // The state is reset before it is set for another list.
    run({name: 'frame', routes: userLists, after: ['listTable/table']}, showTable),
    place({
      name: 'button',
      routes: userLists,
      at: listFiltersTop,
      component: () => import('./TableButton'),
      css,
      // A button and its margin; see element.css.
      reserve: () => ({height: ['control', 'space-4']}),
    }),
    place({
      name: 'differences',
      routes: userLists,
      at: replacedFilters,
      before: ['draw3x3/box', 'newChapters', 'tagIndex'],
      component: () => import('./Differences'),
      css,
    }),
    place({
      name: 'table',
      routes: userLists,
      at: listsColumn,
      state: [isTableShown],
      component: () => import('./ListTable'),
      css: css + grid + query + edit,
    }),
  ],
});
