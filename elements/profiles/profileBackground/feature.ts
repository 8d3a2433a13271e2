import {defineFeature} from '../../../src/feature/defineFeature';
import {styleProfile} from '../../../src/feature/profileStyle';
import {run} from '../../../src/feature/run';
import {userPages} from '../../../src/host/routes/user';
import {backgroundStyle} from './style';

export default defineFeature({
  id: 'profileBackground',
  title: 'Shows profiles on the background that their owners chose, and lets you choose your own.',
  extendedDescription: 'The background lies in the about text of a profile. It rests in safe-for-work mode.',
  categories: ['Profiles'],
  on: true,
  needs: [],
  settings: [],
  editor: () => import('./BackgroundEditor'),
  parts: [run(userPages, visit => styleProfile(visit, backgroundStyle))],
});
