import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Facts below titles',
  summary: 'Shows format, length, status, year and studio below the titles of anime and manga.',
  details: 'On their pages, as the sidebar states them.',
  list: 'Basic facts',
});
