import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {appRoot} from '#host/pages/shell/anchors';
import {anywhere} from '#host/pages/route';
import css from './element.css';

export default defineFeature({
  id: 'markdownHelp',
  title: 'A small button on every page opens a list of what posts can be written with.',
  extendedDescription: 'The site has a markdown of its own: spoilers, sizes of pictures, videos, cards of works.',
  categories: ['Script', 'Feeds', 'Forum'],
  enabledByDefault: false,
  parts: [place({routes: anywhere, at: appRoot, component: () => import('./MarkdownHelp'), css})],
});
