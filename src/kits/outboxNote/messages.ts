import {messages} from '#domain/text/messages';

/** Texts of decisions about changes on hold. */
export const text = messages({
  isThere: 'It was posted',
  sendAgain: 'Send it again',
  keepMine: 'Keep mine',
  useTheirs: "Use the site's value",
  theirs: (values: string) => `The site has ${values}.`,
  gone: 'It is no longer on your list.',
});

/** Why a change is on hold, in short. */
export const reasonText = messages({
  offline: 'Not saved yet: you are offline.',
  paused: 'Not saved yet: AniList is limiting requests.',
  unanswered: "Not saved yet: AniList isn't answering.",
  'signed-out': 'Not saved yet: sign in again.',
  'other-account': 'Not saved yet: you are signed in to another account.',
  conflict: 'This was also changed elsewhere.',
  unconfirmed: "We couldn't confirm that this was posted.",
});

/** Why a change is on hold: what happens next, or what to do. */
export const reasonDetails = messages({
  offline: "It will be sent when you're online again.",
  paused: 'It will be sent when AniList accepts requests again.',
  unanswered: 'It will be sent when AniList answers again.',
  'signed-out': "It will be sent once you're signed in to Automail.",
  'other-account': "It will be sent once you're signed in to both with the same account.",
  conflict: 'The site has a different value than the one you changed.',
  unconfirmed: 'Check whether it was posted before you send it again.',
});
