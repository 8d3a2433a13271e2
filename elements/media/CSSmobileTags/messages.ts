import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Tags on narrow screens',
  summary: 'Keeps tags and their votes on narrow screens.',
  details: 'On anime and manga pages, in windows up to 760 pixels wide.',
});
