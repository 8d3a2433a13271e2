import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {terms} from '#host/pages/routes';
import {featureSwitch} from '#services/settings/featureSwitch';

export default defineFeature({
  id: 'termsFeedNoImages',
  categories: ['Feeds'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'never',
  requiresFeatures: [featureSwitch('termsFeed')],
  // The feed reads the switch.
  parts: [run({routes: terms}, () => undefined)],
});
