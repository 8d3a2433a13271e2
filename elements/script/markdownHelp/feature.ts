import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {application} from '../../../src/host/anchors/shell';
import {anywhere} from '../../../src/host/routes/route';
import css from './style.css';

export default defineFeature({
  id: 'markdownHelp',
  title: 'A small button on every page opens a list of what posts can be written with.',
  extendedDescription: 'The site has a markdown of its own: spoilers, sizes of pictures, videos, cards of works.',
  categories: ['Script', 'Feeds', 'Forum'],
  on: false,
  needs: [],
  settings: [],
  parts: [place({on: anywhere, at: application, component: () => import('./MarkdownHelp'), css})],
});
