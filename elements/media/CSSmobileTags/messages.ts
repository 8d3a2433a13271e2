import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Keeps tags and their votes on narrow screens.',
  extendedDescription:
    'On the pages of anime and manga, in windows up to 760 pixels wide. Requests nothing from AniList. Wider windows are not changed.',
});
