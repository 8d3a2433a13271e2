import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {listsColumn} from '#host/pages/lists/column';
import {listFilters} from '#host/pages/lists/filters';
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
    run({name: 'frame', routes: userLists}, showTable),
    place({
      name: 'button',
      routes: userLists,
      at: listFilters,
      before: ['draw3x3/box', 'newChapters', 'tagIndex'],
      component: () => import('./TableButton'),
      css,
      // A button and its margin; see element.css.
      reserve: () => ({height: ['space-6', 'control']}),
    }),
    place({
      name: 'table',
      routes: userLists,
      at: listsColumn,
      component: () => import('./ListTable'),
      css: css + grid + query + edit,
    }),
  ],
});
