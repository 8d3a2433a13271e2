import {messages} from '#domain/text/messages';
import {formatTimeUp} from '#domain/text/format';

/** Texts about answers of the API and its limits. */
export const text = messages({
  waiting: 'Waiting until AniList accepts requests again',
  waitingUntil: (until: number) => `Waiting until AniList accepts requests again at ${formatTimeUp(until)}`,
  /** After a sentence about what appears then. */
  expected: (until: number) => `Expected at ${formatTimeUp(until)}.`,
  limited: (until: number) =>
    `AniList is limiting requests until ${formatTimeUp(until)}. Some data may be out of date.`,
  limitedNow: 'AniList is limiting requests right now.',
  missing: "We couldn't find this on AniList.",
  privateProfile: 'Your profile is private, so Automail can only read it while you are signed in to Automail.',
  invalidValues: "AniList doesn't accept these values.",
  serverError: 'AniList has a problem right now. Try again later.',
  signInRejected: 'AniList is rejecting your sign-in. Try again later, or sign in again in the settings.',
  disabled: "AniList's API is turned off right now. Try again later.",
  unusable: "AniList didn't send a usable answer. Try again later.",
  timeout: "AniList didn't answer in time.",
  cancelled: 'The request was canceled.',
});

/** The reasons why AniList does not answer, and the features that still work meanwhile. */
export const outageText = messages({
  disabled: 'AniList has temporarily turned off access for apps and scripts.',
  failing: 'AniList has a problem right now.',
  meanwhile:
    "Until it answers again, you'll see saved data where available. Your changes are kept and sent later. Features that need no data still work.",
  signInEnded:
    'Your sign-in to Automail has expired. Read-only features still work; your changes wait until you sign in again.',
});
