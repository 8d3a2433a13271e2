import {messages} from '#domain/text/messages';

/** What is said where an answer is missing, unless the feature says it in its own words. */
export const text = messages({
  loading: 'Loading…',
  signedOut: 'Sign in to AniList to see this.',
  retry: 'Try again',
  rejected: 'AniList is rejecting your sign-in.',
  signInAgain: 'Sign in again',
});
