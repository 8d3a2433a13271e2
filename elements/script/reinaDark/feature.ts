import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {editableSheet} from '#host/dom/sheets';
import {themeSelector} from '#host/pages/shell/anchors';
import {onSiteThemeChosen} from '#host/pages/shell/themeSwatches';
import {anywhere} from '#host/pages/route';
import {reinaDarkEnable} from './settings';
import css from './element.css';
import theme from './page.css';

export default defineFeature({
  id: 'reinaDark',
  categories: ['Script'],
  enabledByDefault: false,
  requests: 'none',
  newIn: '10.6.4',
  preset: 'never',
  data: [reinaDarkEnable],
  parts: [
    place({name: 'swatch', routes: anywhere, at: themeSelector, component: () => import('./Swatch'), css}),
    run(
      {routes: anywhere, name: 'theme', sheet: 'user', after: ['CSSoldDarkTheme'], before: ['colourPicker/colours']},
      ({services: {settings}, signal, order}) => {
        const adopt = editableSheet({signal, order});
        const isChosen = () => settings.get(reinaDarkEnable);
        watch(settings.changesOf([reinaDarkEnable]), isChosen, chosen => adopt(chosen ? theme : ''), {signal});
        const leave = () => {
          if (isChosen()) settings.set(reinaDarkEnable, false);
        };
        onSiteThemeChosen(leave, {signal});
      },
    ),
  ],
});
