import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {emptyEmbed, type EmptyEmbed} from '../../../src/host/anchors/embeds';
import {activity, forumThread, home} from '../../../src/host/routes/social';
import {userPages} from '../../../src/host/routes/user';
import css from './style.css';

export default defineFeature({
  id: 'embedHentai',
  title: 'Shows cards for links to age-restricted works.',
  extendedDescription:
    'The site leaves the place of such a card empty. All cards that come together are asked for together.',
  categories: ['Feeds', 'Forum'],
  on: false,
  needs: [],
  settings: [],
  parts: [
    place<object, EmptyEmbed>({
      on: [home, activity, forumThread, ...userPages],
      at: emptyEmbed,
      component: () => import('./WorkCard'),
      css,
    }),
  ],
});
