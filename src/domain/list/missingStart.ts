import type {FuzzyDate} from '../date/fuzzyDate';
import {parseListStatus} from './listStatus';

/** What decides whether the date of start of a list entry can be told. */
export interface UndatedEntry {
  readonly status: string;
  readonly repeat: number;
  /** Episodes of an anime, chapters of a manga. */
  readonly units: number | null | undefined;
  readonly startedAt: FuzzyDate | null | undefined;
  readonly completedAt: FuzzyDate | null | undefined;
}

/**
 * The date on which something was started that takes one sitting: the day on which it was completed (rule queries-26).
 * `undefined` where it has a date of start, was repeated, or is not completed with one episode or chapter and a date.
 */
export function startOf({status, repeat, units, startedAt, completedAt}: UndatedEntry): FuzzyDate | undefined {
  const isUndated = !startedAt?.year && !startedAt?.month && !startedAt?.day;
  if (parseListStatus(status) !== 'COMPLETED' || units !== 1 || repeat !== 0 || !isUndated) return undefined;
  if (!completedAt?.year) return undefined;
  return {year: completedAt.year, month: completedAt.month ?? null, day: completedAt.day ?? null};
}
