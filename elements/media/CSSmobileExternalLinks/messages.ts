import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Links on narrow screens',
  summary: 'Keeps external and streaming links on narrow screens.',
  details: 'On anime and manga pages, in windows up to 760 pixels wide, where AniList hides these links.',
});
