import type {FuzzyDate} from '../date/fuzzyDate';
import {parseListStatus} from './listStatus';

/** The fields that decide whether the start date of a list entry can be derived. */
export interface UndatedEntry {
  readonly status: string;
  readonly repeat: number;
  /** Episodes of an anime, chapters of a manga. */
  readonly units: number | null | undefined;
  readonly startedAt: FuzzyDate | null | undefined;
  readonly completedAt: FuzzyDate | null | undefined;
}

/**
 * The start date of an entry that takes one sitting: its completion date (rule queries-26). `undefined` if it has a
 * start date, was repeated, or isn't completed with one episode or chapter and a date.
 */
export function startOf({status, repeat, units, startedAt, completedAt}: UndatedEntry): FuzzyDate | undefined {
  const isUndated = !startedAt?.year && !startedAt?.month && !startedAt?.day;
  if (parseListStatus(status) !== 'COMPLETED' || units !== 1 || repeat !== 0 || !isUndated) return undefined;
  if (!completedAt?.year) return undefined;
  return {year: completedAt.year, month: completedAt.month ?? null, day: completedAt.day ?? null};
}
