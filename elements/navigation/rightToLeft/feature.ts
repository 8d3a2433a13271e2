import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {override} from '#host/dom/override';
import {anywhere} from '#host/pages/route';
import css from './page.css';

export default defineFeature({
  id: 'rightToLeft',
  categories: ['Navigation', 'Script'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'never',
  parts: [
    run({routes: anywhere, name: 'direction'}, ({signal, order}) =>
      override(document.documentElement, {attribute: 'dir'}, 'rtl', {signal, order}),
    ),
    restyle({routes: anywhere, css, sheet: 'user'}),
  ],
});
