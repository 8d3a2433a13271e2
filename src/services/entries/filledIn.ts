import {equal} from '@wry/equality';

import type {Values} from '../outbox/write';

/** The fields that AniList fills in when a status is saved without them, and the status that triggers it. */
export const filledIn = [
  ['startedAt', 'CURRENT'],
  ['completedAt', 'COMPLETED'],
  ['progress', 'COMPLETED'],
  ['progressVolumes', 'COMPLETED'],
] as const;

const withoutGaps = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter(([name, part]) => part !== null && part !== undefined && name !== '__typename'),
      )
    : value;

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
    if (payload[key] !== undefined) continue;
    const was = key in base ? base[key] : payload.status === status ? undefined : saved[key];
    if (was === undefined) continue;
    before[key] = withoutGaps(was) ?? {};
    if (!equal(withoutGaps(saved[key]), withoutGaps(was))) after[key] = withoutGaps(saved[key]);
  }
  return {before, after};
}
