import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {userOverview} from '#host/pages/routes';
import css from './page.css';
import {badgeSheet} from './badges';
import {studios} from './studios';

export default defineFeature({
  id: 'CSSfavs',
  categories: ['Profiles'],
  enabledByDefault: true,
  requests: 'none',
  parts: [restyle({routes: userOverview, css: css + badgeSheet(studios)})],
});
