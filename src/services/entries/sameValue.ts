import {equal} from '@wry/equality';

import {decodeEmoji} from '#domain/text/characterReferences';

/** The empty values of the fields that AniList may answer as null or without parts. */
export const emptyValues: Readonly<Record<string, unknown>> = {
  notes: '',
  progress: 0,
  progressVolumes: 0,
  startedAt: {},
  completedAt: {},
};

/** A value of an entry in the one form in which it is compared; `undefined` if it is empty. */
export function plainValue(value: unknown): unknown {
  if (typeof value === 'string') return decodeEmoji(value) || undefined;
  if (Array.isArray(value)) return value.some(Boolean) ? value : undefined;
  if (typeof value !== 'object' || value === null) return value || undefined;
  const parts = Object.entries(value).filter(([name, part]) => part && name !== '__typename');
  return parts.length ? Object.fromEntries(parts) : undefined;
}

/**
 * Whether two values of one field are the same, whichever query, write or file they are from. AniList answers empty
 * values as null: for anime, `progressVolumes` always is.
 */
export const isSameValue = (one: unknown, other: unknown): boolean => equal(plainValue(one), plainValue(other));
