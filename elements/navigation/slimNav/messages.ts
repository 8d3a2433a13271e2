import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Makes the navigation bar slimmer.',
  extendedDescription:
    'On all pages, in windows wider than 1040 pixels. Requests nothing from AniList and keeps all links.',
});
