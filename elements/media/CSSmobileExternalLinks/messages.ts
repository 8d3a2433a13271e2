import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Keeps external and streaming links on narrow screens.',
  extendedDescription:
    'On the pages of anime and manga, in windows up to 760 pixels wide, where the site hides these links. Requests nothing from AniList. Wider windows are not changed.',
});
