import {formatNumber, formatTimeUp} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import type {OnHold} from '#services/outbox/outbox';

/** Texts of decisions about changes on hold. */
export const text = messages({
  isThere: 'It was posted',
  sendAgain: 'Send it again',
  keepMine: 'Keep mine',
  useTheirs: "Use AniList's value",
  theirs: (values: string) => `AniList has ${values}.`,
  gone: "It's no longer on your list.",
  decide: 'Choose what to keep in the settings.',
  nextTry: (at: number) => `Next try at ${formatTimeUp(at)}.`,
  waitingScore: (score: number) => `Your new score is ${formatNumber(score)}`,
});

/** The reason why a change is on hold, in short. */
export const reasonText = messages({
  offline: "Not saved yet: you're offline.",
  paused: 'Not saved yet: AniList is limiting requests.',
  unanswered: "Not saved yet: AniList isn't answering.",
  'signed-out': 'Not saved yet: sign in again.',
  'other-account': "Not saved yet: you're signed in to another account.",
  conflict: 'This was also changed elsewhere.',
  unconfirmed: "We couldn't confirm that this was posted.",
  slow: 'Saving…',
});

/** Details of the reason: what happens next, or what to do. */
export const reasonDetails = messages({
  offline: "It will be sent when you're online again.",
  paused: 'It will be sent when AniList accepts requests again.',
  unanswered: 'It will be sent when AniList answers again.',
  'signed-out': "It will be sent once you're signed in to Automail.",
  'other-account': "It will be sent once you're signed in to both with the same account.",
  conflict: "AniList's value is no longer the one you changed.",
  slow: "AniList hasn't answered yet.",
  unconfirmed: 'Check whether it was posted before sending it again.',
});

/** The reason, when the change is sent again, and, unless `isShort`, its details, for places without buttons to decide. */
export const reasonWords = (reason: NonNullable<OnHold>, retryAt: number | undefined, isShort = false): string =>
  [
    reasonText[reason],
    ...(isShort || retryAt !== undefined ? [] : [reasonDetails[reason]]),
    ...(retryAt === undefined ? [] : [text.nextTry(retryAt)]),
    ...(reason === 'conflict' && !isShort ? [text.decide] : []),
  ].join(' ');
