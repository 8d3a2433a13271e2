import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {zoomAtDoubleClick} from '#host/pages/feed/zoom';
import {home} from '#host/pages/routes';
import css from './page.css';

export default defineFeature({
  id: 'dblclickZoom',
  categories: ['Feeds'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'never',
  parts: [run({routes: home}, zoomAtDoubleClick), restyle({name: 'look', routes: home, css})],
});
