import type {FuzzyDate} from './fuzzyDate';

/** Bounds in seconds since 1970, both outside the window, as the API's `_greater` and `_lesser` take them. */
export interface Window {
  readonly after: number;
  readonly before: number;
}

const offset = 9 * 3600;
const length = 24 * 3600;

/**
 * The 24 hours of a date in Japan (spec 1, section 9: offset 9 hours; spec 3, section 2: the feed's date parameter).
 * Japan has no summer time, so each day is as long. `undefined` unless year, month and day are given and exist.
 */
export function japanDay({year, month, day}: FuzzyDate): Window | undefined {
  if (!year || !month || !day) return undefined;
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return undefined;
  const start = midnight.getTime() / 1000 - offset;
  return {after: start - 1, before: start + length};
}
