import {messages} from '#domain/text/messages';

/** Texts of toasts. */
export const text = messages({
  close: 'Close',
  region: 'Notifications',
});
