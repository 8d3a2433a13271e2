import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {anywhere} from '../../../src/host/routes/route';
import css from '../../../styles/CSSgreenManga/style.css';

export default defineFeature({
  id: 'CSSgreenManga',
  title: 'Shows the titles of manga in green, so that they are told from anime at a glance.',
  categories: ['Media', 'Feeds'],
  on: true,
  needs: [],
  settings: [],
  parts: [restyle({on: anywhere, css})],
});
