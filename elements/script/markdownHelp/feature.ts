import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {appRoot} from '#host/pages/shell/anchors';
import {anywhere} from '#host/pages/route';
import css from './element.css';

export default defineFeature({
  id: 'markdownHelp',
  categories: ['Script', 'Feeds', 'Forum'],
  enabledByDefault: false,
  requests: 'none',
  parts: [
    place({
      routes: anywhere,
      at: appRoot,
      after: ['keyboardFlow/help'],
      component: () => import('./MarkdownHelp'),
      css,
    }),
  ],
});
