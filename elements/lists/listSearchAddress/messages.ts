import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'List search in address',
  summary: 'Keeps the text of the list filter in the address, to share it or come back to it.',
  details: 'On all anime and manga lists. Only the part "search" of the address changes.',
});
