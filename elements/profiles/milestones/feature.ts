import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {figuresBox} from '#host/pages/user/anchors';
import {userOverview} from '#host/pages/routes';
import css from './element.css';
import pageCss from './page.css';

export default defineFeature({
  id: 'milestones',
  categories: ['Profiles', 'Stats'],
  enabledByDefault: false,
  requests: 'cached',
  preset: 'quiet',
  parts: [
    place({
      routes: userOverview,
      at: figuresBox,
      component: () => import('./Milestones'),
      css,
    }),
    restyle({name: 'row', routes: userOverview, css: pageCss}),
  ],
});
