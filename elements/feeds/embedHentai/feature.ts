import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {emptyMediaCard, type EmptyEmbed} from '#host/pages/content/embeds';
import {activity, forumThread, home, userPages} from '#host/pages/routes';
import css from './element.css';

export default defineFeature({
  id: 'embedHentai',
  categories: ['Feeds', 'Forum'],
  enabledByDefault: false,
  requests: 'cached',
  preset: 'never',
  parts: [
    place<object, EmptyEmbed>({
      routes: [home, activity, forumThread, ...userPages],
      at: emptyMediaCard,
      component: () => import('./MediaCard'),
      css,
    }),
  ],
});
