import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {searchCharacters, searchMedia, searchStaff, searchStudios} from '../../../src/host/routes/browse';
import {anywhere} from '../../../src/host/routes/route';
import {verticalNav} from '../../../src/services/settings/shared';
import searchCss from '../../../styles/CSSverticalNav/search.css';
import css from '../../../styles/CSSverticalNav/style.css';

export default defineFeature({
  id: 'CSSverticalNav',
  title: verticalNav.title,
  picture: () => import('./picture.webp'),
  categories: ['Navigation'],
  on: verticalNav.initial,
  needs: ['desktop'],
  settings: [],
  parts: [
    restyle({on: anywhere, css}),
    restyle({name: 'search', on: [searchMedia, searchCharacters, searchStaff, searchStudios], css: searchCss}),
  ],
});
