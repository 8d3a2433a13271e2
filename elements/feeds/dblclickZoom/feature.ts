import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {run} from '../../../src/feature/run';
import {zoomAtDoubleClick} from '../../../src/host/anchors/zoom';
import {home} from '../../../src/host/routes/social';
import css from '../../../styles/dblclickZoom/style.css';

export default defineFeature({
  id: 'dblclickZoom',
  title: 'Zooms an activity of the home feed by a double click.',
  categories: ['Feeds'],
  on: false,
  needs: [],
  settings: [],
  parts: [run(home, zoomAtDoubleClick), restyle({name: 'look', on: home, css})],
});
