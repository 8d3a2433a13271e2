import {defineFeature} from '../../../src/feature/defineFeature';
import {styleProfile} from '../../../src/feature/profileStyle';
import {run} from '../../../src/feature/run';
import {userPages} from '../../../src/host/routes/user';
import {customStyle} from './style';

export default defineFeature({
  id: 'customCSS',
  title: 'Shows profiles in the style that their owners gave them, and lets you style your own.',
  extendedDescription:
    'The style lies in the about text of a profile. It takes addresses of https only, leaves the boxes of this script alone and rests in ' +
    'safe-for-work mode.',
  categories: ['Profiles'],
  on: false,
  needs: [],
  settings: [],
  editor: () => import('./CustomCSSEditor'),
  parts: [run(userPages, visit => styleProfile(visit, customStyle))],
});
