import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Keeps the expanded view of your lists in progress in the right column.',
  extendedDescription:
    'On the home page, in windows wider than 1040 pixels. Requests nothing from AniList and changes only the place of the expanded view.',
});
