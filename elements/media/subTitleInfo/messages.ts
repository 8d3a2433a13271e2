import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows basic data below the titles of anime and manga.',
  extendedDescription:
    'On their pages: format, length, status, season or year, and studio, as the sidebar of the page states them. Requests nothing from AniList.',
  list: 'Basic data',
});
