import {messages} from '#domain/text/messages';

/** Texts of the editors of your own profile. */
export const text = messages({
  saving: 'Saving…',
  saved: 'Saved.',
  noun: 'your about text',
  notSaved: (reason: string) => `Not saved: ${reason}`,
  signIn: 'Sign in to Automail to change your own profile.',
});
