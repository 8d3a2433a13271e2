import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Full descriptions',
  summary: 'Shows the descriptions of anime and manga in full, without a click.',
});
