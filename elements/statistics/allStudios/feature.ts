import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {userStats} from '#host/pages/routes';
import {featureSwitch} from '#services/settings/featureSwitch';

export default defineFeature({
  id: 'allStudios',
  categories: ['Stats'],
  enabledByDefault: false,
  requests: 'none',
  requiresFeatures: [featureSwitch('moreStats')],
  // The tables of the statistics read the switch.
  parts: [run({routes: userStats}, () => undefined)],
});
