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
  readonly status?: 'COMPLETED' | 'CURRENT' | 'REPEATING';
  readonly repeat?: number;
  readonly completedAt?: FuzzyDate;
}

/**
 * The change that sets the progress to a number. Reaching the total completes the entry: a current one with `today` as its
 * finish date; a repeated one keeps the date of its first completion and counts one more repeat. A planned entry becomes
 * current, which AniList leaves planned. A repeated entry sends its status with every change, because AniList may take a
 * progress alone for a current entry.
 */
function setProgress({total, status, repeat}: ProgressEntry, to: number, today: FuzzyDate): ProgressChange {
  const known = parseListStatus(status);
  const started = known === 'PLANNING' && to > 0 ? 'CURRENT' : known === 'REPEATING' ? known : undefined;
  if (!total || to < total) return {progress: to, ...(started && {status: started})};
  if (known !== 'REPEATING') return {progress: to, status: 'COMPLETED', completedAt: today};
  return {progress: to, status: 'COMPLETED', ...(repeat === undefined ? {} : {repeat: repeat + 1})};
}

/**
 * The change made by the plus button (rule home-7); `undefined` if the total is already reached. If the total is
 * unknown, progress always increases.
 */
export const incrementProgress = (entry: ProgressEntry, today: FuzzyDate): ProgressChange | undefined =>
  entry.total && entry.progress >= entry.total ? undefined : setProgress(entry, entry.progress + 1, today);

/** The change made by typing a progress: that of the plus button, except that a completed entry stays as it is. */
export const typedProgress = (entry: ProgressEntry, to: number, today: FuzzyDate): ProgressChange =>
  parseListStatus(entry.status) === 'COMPLETED' ? {progress: to} : setProgress(entry, to, today);

const minClickInterval = 300;

/** Whether a click follows the last accepted one too quickly: within 300 ms. Both times are in milliseconds. */
export const isTooSoon = (last: number | undefined, now: number): boolean =>
  last !== undefined && isRecent(last, now, minClickInterval);
