import type {FuzzyDate} from '../date/fuzzyDate';
import {readListStatus} from './listStatus';

/** An entry that gets one episode or chapter more. */
export interface Progress {
  readonly progress: number;
  /** Episodes or chapters that the work has; `undefined`: not known. */
  readonly total: number | undefined;
  readonly status: string;
}

/** What to save; fields that are not there stay as they are. */
export interface ProgressChange {
  readonly progress: number;
  readonly status?: 'COMPLETED';
  readonly completedAt?: FuzzyDate;
}

/**
 * The change that the plus button makes (spec 3, section 4: plus-progress), `undefined` at the known total. Reaching the
 * total completes the entry today (in UTC), except that a repeated work keeps the date of its first completion. With an
 * unknown total there is always one more.
 */
export function plusProgress({progress, total, status}: Progress, today: FuzzyDate): ProgressChange | undefined {
  if (!total) return {progress: progress + 1};
  if (progress >= total) return undefined;
  if (progress + 1 < total) return {progress: progress + 1};
  const repeated = readListStatus(status) === 'REPEATING';
  return {progress: total, status: 'COMPLETED', ...(repeated ? {} : {completedAt: today})};
}

const blockedFor = 300;

/** Whether a click comes too soon after the last one that counted (spec 3, section 4: 300 ms); both in milliseconds. */
export const isTooSoon = (last: number | undefined, now: number): boolean =>
  last !== undefined && now - last < blockedFor;
