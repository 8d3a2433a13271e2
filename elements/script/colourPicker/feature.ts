import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {run} from '../../../src/feature/run';
import {footer} from '../../../src/host/anchors/shell';
import {anywhere} from '../../../src/host/routes/route';
import {liveSheet} from '../../../src/host/sheets';
import {follow} from '../../../src/services/settings/following';
import {colourSettings, colourSheet} from './colours';
import css from './style.css';

export default defineFeature({
  id: 'colourPicker',
  title: 'Adjusts the colours of the site in each of its themes, from the bottom of the page.',
  categories: ['Script'],
  on: true,
  needs: ['desktop'],
  settings: [],
  editor: () => import('./ColourEditor'),
  parts: [
    place({name: 'panel', on: anywhere, at: footer, component: () => import('./ColourPanel'), css}),
    run(
      anywhere,
      ({services: {settings}, signal, order}) => {
        const adopt = liveSheet({signal, order});
        follow(settings, () => colourSheet(settings.get(colourSettings)), adopt, {signal});
      },
      {name: 'colours'},
    ),
  ],
});
