import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {mediaPages} from '#host/pages/media/routes';
import {userLists} from '#host/pages/user/routes';
import css from './page.css';

export default defineFeature({
  id: 'CSSsmileyScore',
  title: 'Shows each smiley of the three-point score format in a colour of its own.',
  categories: ['Lists', 'Media'],
  enabledByDefault: true,
  parts: [restyle({routes: [userLists, ...mediaPages], css})],
});
