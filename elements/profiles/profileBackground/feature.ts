import {defineFeature} from '#feature/defineFeature';
import {styleProfile} from '#kits/profileExtras/profileStyle';
import {run} from '#feature/run';
import {userPages} from '#host/pages/user/routes';
import {backgroundStyle} from './style';

export default defineFeature({
  id: 'profileBackground',
  title: 'Shows profiles on the background that their owners chose, and lets you choose your own.',
  extendedDescription: 'The background lies in the about text of a profile. It rests in safe-for-work mode.',
  categories: ['Profiles'],
  enabledByDefault: true,
  editor: () => import('./BackgroundEditor'),
  parts: [run({routes: userPages}, visit => styleProfile(visit, backgroundStyle))],
});
