import {messages} from '#domain/text/messages';

/** Texts in place of a missing answer, unless the feature has its own. */
export const text = messages({
  loading: 'Loading…',
  signedOut: 'Sign in to AniList to see this.',
  retry: 'Try again',
  rejected: 'AniList is rejecting your sign-in.',
  signInAgain: 'Sign in again',
});
