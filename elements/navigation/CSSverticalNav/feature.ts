import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {searchCharacters, searchMedia, searchStaff, searchStudios} from '#host/pages/routes';
import {anywhere} from '#host/pages/route';
import searchCss from './search.css';
import css from './page.css';

export default defineFeature({
  id: 'CSSverticalNav',
  categories: ['Navigation'],
  enabledByDefault: false,
  requests: 'none',
  position: 1,
  preset: 'never',
  needs: ['desktop'],
  parts: [
    restyle({routes: anywhere, css, sheet: 'user', after: ['slimNav']}),
    restyle({
      name: 'search',
      routes: [searchMedia, searchCharacters, searchStaff, searchStudios],
      css: searchCss,
      sheet: 'user',
      after: ['CSSverticalNav'],
    }),
  ],
});
