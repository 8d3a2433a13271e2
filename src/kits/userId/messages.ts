import {messages} from '#domain/text/messages';

/** Texts of fields for a user. */
export const text = messages({
  invalid: 'Enter the name, the ID or the profile address of a user.',
});
