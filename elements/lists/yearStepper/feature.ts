import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {yearSlider} from '#host/pages/lists/yearSlider';
import {searchMedia, userLists} from '#host/pages/routes';
import {yearFilter} from '#host/pages/search/yearFilter';
import css from './element.css';
import filterCss from './page.css';
import search from './search.css';

export default defineFeature({
  id: 'yearStepper',
  categories: ['Lists', 'Browse'],
  enabledByDefault: true,
  requests: 'none',
  preset: 'quiet',
  examples: ['userLists', 'yearSearch'],
  parts: [
    place({
      name: 'slider',
      routes: [userLists, searchMedia],
      at: yearSlider,
      component: () => import('./SliderStepper'),
      css,
      reserve: () => ({height: ['control-small']}),
    }),
    place({
      name: 'filter',
      routes: searchMedia,
      at: yearFilter,
      component: () => import('./FilterStepper'),
      css: search,
      // A search without a year needs nothing of ours, and therefore not React either.
      where: ({year}) => year !== undefined,
    }),
    restyle({name: 'place', routes: searchMedia, css: filterCss}),
  ],
});
