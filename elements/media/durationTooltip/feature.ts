import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {durationFact} from '#host/pages/media/facts';
import {mediaPages} from '#host/pages/routes';
import css from '#kits/fact/style.css';

export default defineFeature({
  id: 'durationTooltip',
  categories: ['Media'],
  enabledByDefault: true,
  requests: 'none',
  newIn: '10.6.4',
  examples: ['anime'],
  parts: [
    place({
      routes: mediaPages,
      at: durationFact,
      component: () => import('./DurationFact'),
      css,
      reserve: ({total}) => (total ? {height: ['fact-long']} : undefined),
    }),
  ],
});
