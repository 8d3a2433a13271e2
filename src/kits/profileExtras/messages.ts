import {messages} from '#domain/text/messages';

/** Texts of the editors of your own profile. */
export const text = messages({
  tooLarge: 'Custom CSS is over 1MB',
  saveFailed: 'failed to save custom CSS',
  saving: 'Saving…',
  saved: 'Saved.',
  noun: 'your about text',
  notSaved: (reason: string) => `Not saved: ${reason}`,
  signIn: 'Sign in to Automail to change your own profile.',
});
