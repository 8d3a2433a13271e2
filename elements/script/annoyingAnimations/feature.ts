import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {anywhere} from '../../../src/host/routes/route';
import css from '../../../styles/annoyingAnimations/style.css';

export default defineFeature({
  id: 'annoyingAnimations',
  title: 'Takes away animations: nothing slides, fades or grows by itself.',
  categories: ['Script'],
  on: true,
  needs: [],
  settings: [],
  parts: [restyle({on: anywhere, css})],
});
