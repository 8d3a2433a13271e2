import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {userOverview} from '#host/pages/user/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSSprofileClutter',
  title: 'Removes milestones, the history chart and the genres from profiles.',
  categories: ['Profiles'],
  enabledByDefault: false,
  parts: [restyle({routes: userOverview, css})],
});
