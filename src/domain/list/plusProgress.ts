import {isRecent} from '../date/isRecent';
import type {FuzzyDate} from '../date/fuzzyDate';
import {parseListStatus} from './listStatus';

/** A list entry whose progress is increased by one episode or chapter. */
export interface ProgressEntry {
  readonly progress: number;
  /** Total number of episodes or chapters; `undefined` if unknown. */
  readonly total: number | undefined;
  readonly status: string;
  /** Number of repeats of the entry; `undefined`: not known. */
  readonly repeat?: number | undefined;
}

/** The changes to save; missing fields stay unchanged. */
export interface ProgressChange {
  readonly progress: number;
  readonly status?: 'COMPLETED' | 'REPEATING';
  readonly repeat?: number;
  readonly completedAt?: FuzzyDate;
}

/**
 * The change made by the plus button (rule home-7); `undefined` if the total is already reached. If the total is
 * unknown, progress always increases. Reaching the total completes the entry: a current one with `today` as its finish
 * date; a repeated one keeps the date of its first completion and counts one more repeat. A repeated entry sends its
 * status with every change, because AniList may take a progress alone for a current entry.
 */
export function incrementProgress(
  {progress, total, status, repeat}: ProgressEntry,
  today: FuzzyDate,
): ProgressChange | undefined {
  const isRepeated = parseListStatus(status) === 'REPEATING';
  if (total && progress >= total) return undefined;
  if (!total || progress + 1 < total) return {progress: progress + 1, ...(isRepeated ? {status: 'REPEATING'} : {})};
  if (!isRepeated) return {progress: total, status: 'COMPLETED', completedAt: today};
  return {progress: total, status: 'COMPLETED', ...(repeat === undefined ? {} : {repeat: repeat + 1})};
}

const minClickInterval = 300;

/** Whether a click follows the last accepted one too quickly: within 300 ms. Both times are in milliseconds. */
export const isTooSoon = (last: number | undefined, now: number): boolean =>
  last !== undefined && isRecent(last, now, minClickInterval);
