import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the titles of manga in green.',
  extendedDescription:
    'On all pages where the site colours links to anime and manga, so that you can tell them apart. Requests nothing from AniList. Titles of anime keep their colour.',
});
