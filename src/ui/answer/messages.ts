import {messages} from '#domain/text/messages';

/** Texts in place of a missing answer, unless the feature has its own. A noun is what it loads, such as "the links". */
export const text = messages({
  // eslint-disable-next-line no-restricted-syntax -- The text of all features.
  loading: 'Loading…',
  /** For narrow places. */
  waitingBriefly: 'Waiting for AniList…',
  nounLoading: (noun: string) => `Loading ${noun}…`,
  nounWaiting: (noun: string) =>
    `${noun.charAt(0).toUpperCase()}${noun.slice(1)} will appear when AniList accepts requests again.`,
  nounFailed: (noun: string, reason: string) => `We couldn't load ${noun}. ${reason}`,
  signedOut: 'Sign in to AniList to see this.',
  retry: 'Try again',
  rejected: 'AniList is rejecting your sign-in.',
  signInAgain: 'Sign in again',
  signIn: 'Sign in to Automail',
});
