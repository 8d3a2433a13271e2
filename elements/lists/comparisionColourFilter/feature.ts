import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {userCompare} from '#host/pages/routes';
import {featureSwitch} from '#services/settings/featureSwitch';

export default defineFeature({
  id: 'comparisionColourFilter',
  categories: ['Lists'],
  enabledByDefault: true,
  requests: 'none',
  requiresFeatures: [featureSwitch('comparissionPage')],
  // The comparison reads the switch, because an address may override it for its page.
  parts: [run({routes: userCompare}, () => undefined)],
});
