import type {Values} from '../outbox/write';
import {emptyValues, isSameValue, plainValue} from './sameValue';

/** The fields that AniList fills in when a status is saved without them, and the status that triggers it. */
export const filledIn = [
  ['startedAt', 'CURRENT'],
  ['completedAt', 'COMPLETED'],
  ['progress', 'COMPLETED'],
  ['progressVolumes', 'COMPLETED'],
] as const;

/** A value to store in the journal. */
const recorded = (key: string, value: unknown) => plainValue(value) ?? emptyValues[key];

/**
 * The fields that a saved status has changed, or could change again, in addition to the fields that were sent, so that
 * undoing it restores all of them. Fields that this status does not fill in are in the answer with their old values.
 */
export function besideStatus(
  payload: Values,
  base: Values,
  saved: Values,
): {readonly before: Values; readonly after: Values} {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const [key, status] of payload.status === undefined ? [] : filledIn) {
    // Anime have no volumes.
    if (payload[key] !== undefined || (key === 'progressVolumes' && saved[key] === null)) continue;
    const was = key in base ? recorded(key, base[key]) : payload.status === status ? undefined : saved[key];
    if (was === undefined) continue;
    before[key] = recorded(key, was);
    if (!isSameValue(saved[key], was)) after[key] = recorded(key, saved[key]);
  }
  return {before, after};
}
