import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the site from right to left.',
  extendedDescription:
    'On all pages; code and addresses stay left to right. Requests nothing from AniList and translates nothing.',
});
