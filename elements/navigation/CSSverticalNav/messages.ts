import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the navigation as a column at the side of the page.',
  extendedDescription:
    'On all pages, in windows wider than 1040 pixels. Requests nothing from AniList and keeps all links. Off in mobile mode.',
});
