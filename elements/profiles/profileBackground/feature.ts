import {defineFeature} from '#feature/defineFeature';
import {styleProfile} from '#kits/profileExtras/profileStyle';
import {run} from '#feature/run';
import {userPages} from '#host/pages/user/routes';
import {backgroundStyle} from './style';
import {profileBackgroundValue} from './settings';
import {text} from './messages';

export default defineFeature({
  id: 'profileBackground',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Profiles'],
  enabledByDefault: true,
  data: [profileBackgroundValue],
  editor: () => import('./BackgroundEditor'),
  parts: [run({routes: userPages}, visit => styleProfile(visit, backgroundStyle))],
});
