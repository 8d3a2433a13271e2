import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {searchCharacters, searchMedia, searchStaff, searchStudios} from '#host/pages/browse/routes';
import {anywhere} from '#host/pages/route';
import {verticalNav} from '#services/settings/shared';
import searchCss from './search.css';
import css from './page.css';

export default defineFeature({
  id: 'CSSverticalNav',
  title: verticalNav.title,
  preview: () => import('./preview.webp'),
  categories: ['Navigation'],
  enabledByDefault: verticalNav.initial,
  needs: ['desktop'],
  settings: [],
  parts: [
    restyle({routes: anywhere, css}),
    restyle({name: 'search', routes: [searchMedia, searchCharacters, searchStaff, searchStudios], css: searchCss}),
  ],
});
