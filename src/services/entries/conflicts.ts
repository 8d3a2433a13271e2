import type {Values} from '../outbox/write';
import {isSameValue} from './sameValue';

/** The values of an entry that was only just added. */
const newEntry: Values = {status: undefined, score: 0, scoreRaw: 0, progress: 0, progressVolumes: 0, repeat: 0};

/**
 * Fields that are compared with the server's values before an old change is sent: for a manual change, and for an
 * imported row, since the user has not looked at that entry.
 */
export const comparedFields = {
  byHand: ['score', 'progress'],
  imported: ['status', 'score', 'scoreRaw', 'progress', 'progressVolumes', 'repeat'],
} as const;

/**
 * The server's values if another client has changed them: they differ from what the user saw (`base`; `{}`: there was
 * no entry) and from what the user wants. `{}` if the entry was deleted. `undefined` if there is no conflict.
 */
export function conflictOf(
  payload: Values,
  base: Values,
  now: Values | undefined,
  compared: readonly string[] = comparedFields.byHand,
): Values | undefined {
  const wasNew = !Object.keys(base).length;
  if (!now) return wasNew ? undefined : {};
  const before = wasNew ? newEntry : base;
  const differs = compared.some(
    key =>
      key in before &&
      payload[key] !== undefined &&
      !isSameValue(now[key], before[key]) &&
      !isSameValue(now[key], payload[key]),
  );
  // The score of 100 adds nothing to the score.
  const shown = compared.filter(key => key !== 'scoreRaw');
  return differs ? Object.fromEntries(shown.map(key => [key, now[key]])) : undefined;
}
