import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {listFilters} from '#host/pages/lists/filters';
import {isTableShown, listsColumn} from '#host/pages/lists/column';
import {userLists} from '#host/pages/routes';
import css from './element.css';
import edit from './edit/element.css';
import grid from './grid/element.css';
import query from './query/element.css';

export default defineFeature({
  id: 'listTable',
  categories: ['Lists'],
  enabledByDefault: false,
  requests: 'cached',
  newIn: '11.0.0',
  parts: [
    place({name: 'button', routes: userLists, at: listFilters, component: () => import('./TableButton'), css}),
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
