import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Navigation on the right',
  summary: 'Moves the vertical navigation to the right side.',
});
