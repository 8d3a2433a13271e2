import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {footer} from '#host/pages/shell/anchors';
import {anywhere} from '#host/pages/route';
import {editableSheet} from '#host/dom/sheets';
import {colourSettings, colourSheet} from './colours';
import css from './element.css';

export default defineFeature({
  id: 'colourPicker',
  categories: ['Script'],
  enabledByDefault: true,
  requests: 'none',
  position: 3,
  needs: ['desktop'],
  data: [colourSettings],
  editor: () => import('./ColourEditor'),
  parts: [
    place({name: 'panel', routes: anywhere, at: footer, component: () => import('./ColourPanel'), css}),
    run(
      {routes: anywhere, name: 'colours', sheet: 'user', after: ['CSSoldDarkTheme']},
      ({services: {settings}, signal, order}) => {
        const adopt = editableSheet({signal, order});
        watch(settings.changesOf([colourSettings]), () => colourSheet(settings.get(colourSettings)), adopt, {signal});
      },
    ),
  ],
});
