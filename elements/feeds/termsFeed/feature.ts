import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {termsText} from '#host/pages/terms/anchors';
import {terms} from '#host/pages/routes';
import likeCss from '#kits/likeButton/style.css';
import plusOneCss from '#kits/plusOne/style.css';
import postCss from '#kits/postForm/style.css';
import css from './element.css';
import pageCss from './page.css';
import {noPictures} from './settings';

export default defineFeature({
  id: 'termsFeed',
  categories: ['Feeds'],
  enabledByDefault: false,
  requests: 'cached',
  preset: 'never',
  position: 1,
  settings: [noPictures],
  parts: [
    place({
      routes: terms,
      at: termsText,
      component: () => import('./TermsPage'),
      css: likeCss + plusOneCss + postCss + css,
    }),
    restyle({name: 'space', routes: terms, css: pageCss}),
  ],
});
