import {isActive, kindOfJob, type JobHead, type JobKind, type Outcome} from './importJob';

/** The state of the jobs of the signed-in account; the same object until something changes. */
export interface ImportState {
  readonly isLoaded: boolean;
  /** The job that runs, or has run last. */
  readonly job: JobHead | undefined;
  readonly outcome: Outcome;
  /** The jobs that wait for it, and those that ended before it. */
  readonly others: readonly JobHead[];
  /** In the state of one kind of jobs: the current job, if it is of another kind. While it runs, the others wait. */
  readonly ahead?: JobHead | undefined;
  /** The reason why it does not continue, if the user must do something. */
  readonly problem: string | undefined;
  /** Whether this tab runs the job. */
  readonly isHere: boolean;
  /** Whether AniList's list activities are off for a job, to be turned on again after it. */
  readonly isSilenced: boolean;
  /** Id of the first of the rows that are being processed in this tab. */
  readonly current: number | undefined;
  /** Duration of a row that shares a call (ms): measured, or by the API's limit. See `durationOf`. */
  readonly msPerRow: number;
}

/** The outcomes before the first row. */
export const noOutcome: Outcome = {importedCount: 0, problems: new Map(), failedCount: 0};

/** Whether a job waits for the current one, and may start. */
export const isNextDue = ({job, others}: Pick<ImportState, 'job' | 'others'>) =>
  others.some(isActive) && !isActive(job) && job?.state !== 'paused';

/** The state of the jobs of one kind, such as imports: without those of others. */
export function stateOfKind(state: ImportState, kind: JobKind): ImportState {
  const {job} = state;
  const others = state.others.filter(each => kindOfJob(each) === kind);
  if (!job || kindOfJob(job) === kind) return {...state, others};
  return {...state, job: undefined, outcome: noOutcome, others, ahead: job, problem: undefined, current: undefined};
}
