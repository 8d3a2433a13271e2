import {readListStatus} from '../list/listStatus';

/** What an entry says of episodes, chapters or volumes, after the rules for entries. */
export interface Tally {
  readonly status: string;
  readonly progress: number;
  readonly repeat: number;
  /** Units that the work has; `undefined`: not known. */
  readonly total: number | undefined;
  /** From the note's commands. */
  readonly adjustValue?: number | undefined;
}

/**
 * How many episodes, chapters or volumes a member has seen or read of a work, repeats included unless `repeats` is false
 * (setting noRewatches). The specification names the result only (spec 2, section 3); chosen here: progress of the
 * present run, plus a whole work (or, of unknown length, the progress) for each repeat, plus the note's adjustment, never
 * below 0. A completed work counts whole. Without repeats a work that is being repeated counts whole, once.
 */
export function unitsDone({status, progress, repeat, total, adjustValue = 0}: Tally, repeats = true): number {
  const kind = readListStatus(status);
  const whole = total ?? progress;
  const finished = kind === 'COMPLETED' || (!repeats && kind === 'REPEATING');
  const run = finished ? Math.max(progress, whole) : progress;
  return Math.max(run + (repeats ? repeat * whole : 0) + adjustValue, 0);
}
