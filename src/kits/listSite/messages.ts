import {messages} from '#domain/text/messages';

export const text = messages({
  site: 'MyAnimeList',
});
