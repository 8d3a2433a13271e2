import {isActive, type JobHead, type Outcome} from './importJob';

/** The state of the imports of the signed-in account; the same object until something changes. */
export interface ImportState {
  readonly isLoaded: boolean;
  /** The import that runs, or has run last. */
  readonly job: JobHead | undefined;
  readonly outcome: Outcome;
  /** The imports that wait for it, and those that ended before it. */
  readonly others: readonly JobHead[];
  /** The reason why it does not continue, if the user must do something. */
  readonly problem: string | undefined;
  /** Whether this tab runs the import. */
  readonly isHere: boolean;
  /** Whether AniList's list activities are off for the import, to be turned on again after it. */
  readonly isSilenced: boolean;
  /** The first media item of the rows that are being processed in this tab. */
  readonly current: number | undefined;
  /** Duration of a row in milliseconds: measured, or by the API's limit. */
  readonly msPerRow: number;
}

/** The outcomes before the first row. */
export const noOutcome: Outcome = {importedCount: 0, problems: new Map(), failedCount: 0};

/** Whether an import waits for the current one, and may start. */
export const isNextDue = ({job, others}: Pick<ImportState, 'job' | 'others'>) =>
  others.some(isActive) && !isActive(job) && job?.state !== 'paused';
