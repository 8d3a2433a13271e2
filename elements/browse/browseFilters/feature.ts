import {rulerStart} from '#domain/list/decades';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {yearSlider} from '#host/pages/lists/yearSlider';
import {searchMedia, userLists} from '#host/pages/routes';
import {searchSort} from '#host/pages/search/sorting';
import ruler from './ruler.css';
import sort from './sort.css';

export default defineFeature({
  id: 'browseFilters',
  categories: ['Browse', 'Lists'],
  enabledByDefault: true,
  requests: 'none',
  position: 1,
  parts: [
    place({name: 'sort', routes: searchMedia, at: searchSort, component: () => import('./SortSelect'), css: sort}),
    place({
      name: 'ruler',
      routes: [userLists, searchMedia],
      at: yearSlider,
      before: ['yearStepper/slider'],
      where: ({min}) => min === rulerStart,
      component: () => import('./DecadeRuler'),
      css: ruler,
      // The marks of the decades with their years; see ruler.css.
      reserve: () => ({height: ['space-2', 'font-xs']}),
    }),
  ],
});
