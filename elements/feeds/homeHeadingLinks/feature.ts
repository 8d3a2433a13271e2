import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {restyle} from '../../../src/feature/restyle';
import {homeHeading} from '../../../src/host/anchors/homeHeadings';
import {home} from '../../../src/host/routes/social';
import headingCss from '../../../styles/homeHeadingLinks/style.css';
import css from './style.css';

export default defineFeature({
  id: 'homeHeadingLinks',
  title: 'Makes the headings of recent reviews and recent threads links.',
  categories: ['Feeds'],
  on: true,
  needs: [],
  settings: [],
  parts: [
    place({on: home, at: homeHeading, component: () => import('./HeadingLink'), css}),
    restyle({name: 'heading', on: home, css: headingCss}),
  ],
});
