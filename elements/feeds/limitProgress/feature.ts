import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {home} from '#host/pages/routes';
import {toEight, toTen} from '#kits/progressLimit/switches';
import eightCss from './eight.css';
import tenCss from './ten.css';

export default defineFeature({
  id: 'limitProgress',
  categories: ['Feeds'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'never',
  switches: [toEight, toTen],
  isChoice: true,
  parts: [restyle({switch: toEight, routes: home, css: eightCss}), restyle({switch: toTen, routes: home, css: tenCss})],
});
