import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {mediaPages} from '../../../src/host/routes/media';
import {userLists} from '../../../src/host/routes/user';
import css from '../../../styles/CSSsmileyScore/style.css';

export default defineFeature({
  id: 'CSSsmileyScore',
  title: 'Shows each smiley of the three-point score format in a colour of its own.',
  categories: ['Lists', 'Media'],
  on: true,
  needs: [],
  settings: [],
  parts: [restyle({on: [userLists, ...mediaPages], css})],
});
