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
  preset: 'never',
  data: [customCSSValue],
  editor: () => import('./CustomCSSEditor'),
  parts: [
    run(
      {
        routes: userPages,
        // A profile's own style goes over what this script does to profiles, and under what is chosen for all pages.
        after: [
          'CSSbannerShadow',
          'CSSdecimalPoint',
          'CSSfavs',
          'CSSprofileClutter',
          'CSSsmileyScore',
          'keyboardFlow/look',
          'profileBackground',
        ],
        before: [
          'annoyingAnimations',
          'CSSdarkDropdown',
          'CSSgreenManga',
          'CSSoldDarkTheme',
          'CSSverticalNav',
          'mobileFriendly',
          'rightSideNavbar',
          'rightToLeft',
          'slimNav',
          'userSubmenu/open',
        ],
      },
      visit => styleProfile(visit, customStyle),
    ),
  ],
});
