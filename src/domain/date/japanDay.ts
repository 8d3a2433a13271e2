import type {FuzzyDate} from './fuzzyDate';

/** Exclusive bounds in epoch seconds, in the form that the API's `_greater` and `_lesser` arguments expect. */
export interface TimeRange {
  readonly after: number;
  readonly before: number;
}

const offset = 9 * 3600;
const length = 24 * 3600;

/**
 * The 24 hours of a date in Japan (rule dates-3).
 * Japan has no daylight saving time, so every day has the same length. Returns `undefined` unless the date is complete
 * and exists.
 */
export function japanDay({year, month, day}: FuzzyDate): TimeRange | undefined {
  if (!year || !month || !day) return undefined;
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return undefined;
  const start = midnight.getTime() / 1000 - offset;
  return {after: start - 1, before: start + length};
}

/** The date in Japan, YYYY-MM-DD, a number of days before a time (epoch milliseconds). */
export const japanDateBefore = (now: number, days: number): string =>
  new Date(now + (offset - days * length) * 1000).toISOString().slice(0, 10);
