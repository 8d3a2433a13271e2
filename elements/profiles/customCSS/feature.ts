import {defineFeature} from '#feature/defineFeature';
import {styleProfile} from '#kits/profileExtras/profileStyle';
import {run} from '#feature/run';
import {userPages} from '#host/pages/user/routes';
import {customStyle} from './style';
import {customCSSValue} from './settings';
import {text} from './messages';

export default defineFeature({
  id: 'customCSS',
  title: text.title,
  extendedDescription: text.extendedDescription,
  categories: ['Profiles'],
  enabledByDefault: false,
  preset: 'never',
  data: [customCSSValue],
  editor: () => import('./CustomCSSEditor'),
  parts: [run({routes: userPages}, visit => styleProfile(visit, customStyle))],
});
