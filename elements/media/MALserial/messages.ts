import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Magazine of manga',
  summary: 'Shows which magazine a manga is serialized in, according to MyAnimeList.',
  details:
    "In the sidebar of manga, as a link to the page on MyAnimeList. Your cookies aren't sent to MyAnimeList, and its answer is kept for 12 hours. Your script manager may ask for your permission.",
  label: 'Serialization',
  none: 'None known',
});
