import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {userSocial} from '#host/pages/routes';
import {followColumn} from '#host/pages/user/social';
import {socialListView} from '#kits/follows/listView';
import css from './element.css';
import viewCss from './page.css';

export default defineFeature({
  id: 'socialThemeSwitch',
  categories: ['Profiles'],
  enabledByDefault: true,
  requests: 'onDemand',
  position: 3,
  preset: 'quiet',
  data: [socialListView],
  parts: [
    place({
      routes: userSocial,
      at: followColumn,
      component: () => import('./SocialTools'),
      css,
      // Two rows of buttons.
      reserve: () => ({height: ['control-small', 'space-2', 'control-small']}),
    }),
    restyle({name: 'view', routes: userSocial, css: viewCss}),
  ],
});
