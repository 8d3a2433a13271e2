import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows more anime and manga side by side in the search.',
  extendedDescription:
    'On the search pages for anime and manga, up to ten in a row. Requests nothing from AniList. It changes neither the results nor their order.',
});
