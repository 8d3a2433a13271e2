import {defineFeature} from '#feature/defineFeature';
import {styleProfile} from '#kits/profileExtras/profileStyle';
import {run} from '#feature/run';
import {userPages} from '#host/pages/user/routes';
import {customStyle} from './style';

export default defineFeature({
  id: 'customCSS',
  title: 'Shows profiles in the style that their owners gave them, and lets you style your own.',
  extendedDescription:
    'The style lies in the about text of a profile. It takes addresses of https only, leaves the boxes of this script alone and rests in ' +
    'safe-for-work mode.',
  categories: ['Profiles'],
  enabledByDefault: false,
  editor: () => import('./CustomCSSEditor'),
  parts: [run({routes: userPages}, visit => styleProfile(visit, customStyle))],
});
