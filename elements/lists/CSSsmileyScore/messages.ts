import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows each smiley score in its own colour.',
  extendedDescription:
    'On lists and on the pages of anime and manga. Requests nothing from AniList and does not change any score.',
});
