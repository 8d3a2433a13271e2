import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows in which magazine a manga is serialized, from MyAnimeList.',
  extendedDescription:
    'In the side bar of manga, as a link to the page on MyAnimeList. Requests that page once for score, serialization and recommendations, without your cookies, and keeps what it reads for 12 hours. Your script manager may ask you to allow this.',
  label: 'Serialization',
  none: 'None known',
});
