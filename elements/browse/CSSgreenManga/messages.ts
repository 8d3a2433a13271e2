import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Green manga titles',
  summary: 'Colors the titles of manga green, so you can tell them from anime.',
  details: 'Works wherever AniList colors links to anime and manga. Anime titles keep their color.',
});
