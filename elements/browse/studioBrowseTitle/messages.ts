import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Gives the studio search its own page title.',
  extendedDescription:
    'On the search page for studios, the title of the browser tab becomes "Find Studios". Requests nothing from AniList and changes no other title.',
  pageTitle: 'Find Studios · AniList',
});
