import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {homeHeading} from '#host/pages/home/headings';
import {home} from '#host/pages/routes';
import headingCss from './page.css';
import css from './element.css';

export default defineFeature({
  id: 'homeHeadingLinks',
  categories: ['Feeds'],
  enabledByDefault: true,
  requests: 'none',
  parts: [
    place({routes: home, at: homeHeading, component: () => import('./HeadingLink'), css}),
    restyle({name: 'heading', routes: home, css: headingCss}),
  ],
});
