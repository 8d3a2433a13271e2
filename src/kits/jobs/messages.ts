import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** A duration in words. */
function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return 'less than a minute';
  return plural(minutes, {one: 'about # minute', other: 'about # minutes'});
}

/** Texts of jobs of every kind. */
export const text = messages({
  about: (ms: number) => `This takes ${duration(ms)}.`,
  left: (count: number, ms: number) =>
    `${plural(count, {one: '# entry left', other: '# entries left'})}, ${duration(ms)}.`,
  elsewhere: 'Running in another tab.',
  pause: 'Pause',
  stop: 'Stop',
  goOn: 'Resume',
  again: (count: number) => plural(count, {one: 'Try # entry again', other: 'Try # entries again'}),
  dismiss: 'Dismiss',
  dismissHint: "After you dismiss it, you can't undo it.",
  problems: (count: number) => plural(count, {one: '# entry failed', other: '# entries failed'}),
  problemRow: (title: string, reason: string) => `${title}: ${reason}`,
  untitledRow: 'Untitled entry',
  undo: 'Undo…',
  remove: 'Remove',
});

/** Reasons why nothing can be changed. */
export const obstacleText = messages({
  signedOut: "Not signed in to the script. Can't do any changes to your list. Sign in at {link}.",
  rejected: 'AniList is rejecting your sign-in. Try again later, or sign in again at {link}.',
  otherAccount:
    'Automail is signed in to a different account than AniList. Revoke its permission at {link}, then sign in again.',
  appSettings: 'Settings > Apps',
});
