import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {run} from '../../../src/feature/run';
import {override} from '../../../src/host/override';
import {anywhere} from '../../../src/host/routes/route';
import css from '../../../styles/rightToLeft/style.css';

export default defineFeature({
  id: 'rightToLeft',
  title: 'Lays the site out from right to left.',
  categories: ['Navigation', 'Script'],
  on: false,
  needs: [],
  settings: [],
  parts: [
    run(anywhere, ({signal, order}) => override(document.documentElement, {attribute: 'dir'}, 'rtl', {signal, order}), {
      name: 'direction',
    }),
    restyle({on: anywhere, css}),
  ],
});
