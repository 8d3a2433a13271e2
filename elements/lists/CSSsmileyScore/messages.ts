import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Colored smiley scores',
  summary: 'Shows each smiley score in its own color.',
  details: 'On lists and on anime and manga pages.',
});
