import {isSameName} from '#domain/compare/people';
import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {besideTable} from '#host/pages/lists/column';
import {userLists} from '#host/pages/routes';
import {isSelectionOffered, listSelection} from '#kits/listTable/selection';
import {listTable} from '#services/settings/shared';
import jobs from '#kits/jobs/style.css';
import css from './element.css';

export default defineFeature({
  id: 'bulkEdit',
  categories: ['Lists'],
  enabledByDefault: false,
  requests: 'onDemand',
  newIn: '11.0.0',
  needs: ['user', 'token'],
  requiresFeatures: [listTable],
  parts: [
    run(
      {name: 'selection', routes: userLists, state: [isSelectionOffered, listSelection]},
      ({params: {userName}, services: {session}, signal}) => {
        const isOwn = () => isSameName(session.userName() ?? '', userName);
        watch(session, isOwn, isSelectionOffered.set, {signal});
      },
    ),
    place({
      name: 'bar',
      routes: userLists,
      at: besideTable,
      after: ['listTable/table', 'expandedListNotes/box'],
      component: () => import('./Bar'),
      css: jobs + css,
    }),
  ],
});
