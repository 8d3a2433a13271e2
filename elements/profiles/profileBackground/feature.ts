import {defineFeature} from '#feature/defineFeature';
import {styleProfile} from '#kits/profileExtras/profileStyle';
import {run} from '#feature/run';
import {userPages} from '#host/pages/routes';
import {backgroundStyle} from './style';
import {profileBackgroundValue} from './settings';

export default defineFeature({
  id: 'profileBackground',
  categories: ['Profiles'],
  enabledByDefault: true,
  requests: 'cached',
  position: 2,
  data: [profileBackgroundValue],
  editor: () => import('./BackgroundEditor'),
  parts: [run({routes: userPages}, visit => styleProfile(visit, backgroundStyle))],
});
