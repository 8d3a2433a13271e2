import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {userOverview} from '../../../src/host/routes/user';
import css from '../../../styles/CSSprofileClutter/style.css';

export default defineFeature({
  id: 'CSSprofileClutter',
  title: 'Removes milestones, the history chart and the genres from profiles.',
  categories: ['Profiles'],
  on: false,
  needs: [],
  settings: [],
  parts: [restyle({on: userOverview, css})],
});
