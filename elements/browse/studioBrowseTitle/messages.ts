import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Studio search title',
  summary: 'Gives the studio search its own page title.',
  details: 'The browser tab then reads "Find Studios".',
  pageTitle: 'Find Studios · AniList',
});
