import {parseListStatus} from '../list/listStatus';

/** The episode, chapter or volume counts of a list entry after `normaliseEntry`. */
export interface EntryCounts {
  readonly status: string;
  readonly progress: number;
  readonly repeat: number;
  /** Number of units of the media item; `undefined` if unknown. */
  readonly total: number | undefined;
  /** From the commands in the note. */
  readonly adjustValue?: number | undefined;
}

/**
 * The number of episodes, chapters or volumes that a user has watched or read, including repeats unless `repeats` is
 * false (setting noRewatches). The formula is our choice: the progress of the current run, plus the whole media item
 * (or the progress, if the length is unknown) for each repeat, plus the adjustment from the note, never below 0.
 * Completed media count in full. Without repeats, media being repeated count in full, once.
 */
export function countUnits({status, progress, repeat, total, adjustValue = 0}: EntryCounts, repeats = true): number {
  const kind = parseListStatus(status);
  const whole = total ?? progress;
  const finished = kind === 'COMPLETED' || (!repeats && kind === 'REPEATING');
  const run = finished ? Math.max(progress, whole) : progress;
  return Math.max(run + (repeats ? repeat * whole : 0) + adjustValue, 0);
}
