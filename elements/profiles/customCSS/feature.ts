import {defineFeature} from '#feature/defineFeature';
import {styleProfile} from '#kits/profileExtras/profileStyle';
import {run} from '#feature/run';
import {userPages} from '#host/pages/routes';
import {customStyle} from './style';
import {customCSSValue} from './settings';

export default defineFeature({
  id: 'customCSS',
  categories: ['Profiles'],
  enabledByDefault: false,
  requests: 'cached',
  position: 1,
  preset: 'never',
  data: [customCSSValue],
  editor: () => import('./CustomCSSEditor'),
  // A profile's own style goes over our changes of profiles, and under the choices for all pages.
  parts: [run({routes: userPages, sheet: 'feature'}, visit => styleProfile(visit, customStyle))],
});
