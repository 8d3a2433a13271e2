import {messages} from '#domain/text/messages';

/** Texts of floating boxes. */
export const text = messages({
  handle: 'Move with the arrow keys, resize with Shift',
  close: 'Close',
});
