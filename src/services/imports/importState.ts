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
  /** Target of the first of the rows that are being processed in this tab. */
  readonly current: string | undefined;
  /** Duration of a row that shares a call (ms): measured, or by the API's limit. See `durationOf`. */
  readonly msPerRow: number;
}

/** The outcomes before the first row. */
export const noOutcome: Outcome = {importedCount: 0, problems: new Map(), failedCount: 0};

/** Whether the user has the feature of a job on, without which none of its rows are sent. */
export type MayRun = (job: Pick<JobHead, 'kind'>) => boolean;

/** The job that waits for the current one, and may start; one that may not run keeps no other waiting. */
export function nextOf({job, others}: Pick<ImportState, 'job' | 'others'>, mayRun: MayRun): JobHead | undefined {
  const isHeld = job && (isActive(job) || job.state === 'paused') && mayRun(job);
  return isHeld ? undefined : others.find(each => isActive(each) && mayRun(each));
}

/** The state of the jobs of one kind, such as imports: without those of others. */
export function stateOfKind(state: ImportState, kind: JobKind): ImportState {
  const {job} = state;
  const others = state.others.filter(each => kindOfJob(each) === kind);
  if (!job || kindOfJob(job) === kind) return {...state, others};
  return {...state, job: undefined, outcome: noOutcome, others, ahead: job, problem: undefined, current: undefined};
}
