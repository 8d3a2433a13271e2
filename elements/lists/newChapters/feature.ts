import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {listFilters} from '#host/pages/lists/filters';
import {userLists} from '#host/pages/routes';
import css from './element.css';
import {bannedUpdates} from './settings';

export default defineFeature({
  id: 'newChapters',
  categories: ['Lists'],
  enabledByDefault: true,
  requests: 'onDemand',
  position: 4,
  needs: ['user'],
  data: [bannedUpdates],
  examples: ['mangaList'],
  parts: [
    place({
      routes: userLists,
      at: listFilters,
      where: ({listType, userName}, {session}) =>
        listType === 'MANGA' && session.userName()?.toLowerCase() === userName.toLowerCase(),
      component: () => import('./NewChapters'),
      css,
      // A button and its margin; see element.css.
      reserve: () => ({height: ['space-6', 'control']}),
    }),
  ],
});
