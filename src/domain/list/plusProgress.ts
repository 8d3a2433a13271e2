import {isRecent} from '../date/isRecent';
import type {FuzzyDate} from '../date/fuzzyDate';
import {parseListStatus} from './listStatus';

/** A list entry whose progress is increased by one episode or chapter. */
export interface ProgressEntry {
  readonly progress: number;
  /** Total number of episodes or chapters; `undefined` if unknown. */
  readonly total: number | undefined;
  readonly status: string;
}

/** The changes to save; missing fields stay unchanged. */
export interface ProgressChange {
  readonly progress: number;
  readonly status?: 'COMPLETED';
  readonly completedAt?: FuzzyDate;
}

/**
 * The change made by the plus button (rule home-7); `undefined` if the total is already reached.
 * Reaching the total completes the entry with today's UTC date, except that a repeated entry keeps the date of its
 * first completion. If the total is unknown, progress always increases.
 */
export function incrementProgress(
  {progress, total, status}: ProgressEntry,
  today: FuzzyDate,
): ProgressChange | undefined {
  if (!total) return {progress: progress + 1};
  if (progress >= total) return undefined;
  if (progress + 1 < total) return {progress: progress + 1};
  const repeated = parseListStatus(status) === 'REPEATING';
  return {progress: total, status: 'COMPLETED', ...(repeated ? {} : {completedAt: today})};
}

const minClickInterval = 300;

/**
 * Whether a click follows the last accepted one too quickly (rule home-8). Both times are in
 * milliseconds.
 */
export const isTooSoon = (last: number | undefined, now: number): boolean =>
  last !== undefined && isRecent(last, now, minClickInterval);
