import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {figuresBox} from '#host/pages/user/anchors';
import {userOverview} from '#host/pages/routes';
import css from './element.css';

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
      // A value above its label, and the space above both.
      reserve: () => ({height: ['space-3', {lines: 1, font: 'l'}, {lines: 1, font: 's'}]}),
    }),
  ],
});
