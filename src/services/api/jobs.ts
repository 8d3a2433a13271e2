import type {TabQueue, PendingCall} from './rateState';

/** A pending call. */
export interface Job extends PendingCall {
  /** It may be raised while the call is pending. */
  rank: number;
  readonly start: () => void;
  /** The features that the call is counted under. */
  readonly features: readonly string[];
}

const first = (jobs: readonly Job[], isBefore: (a: Job, b: Job) => boolean) =>
  jobs.reduce<Job | undefined>((found, each) => (found && !isBefore(each, found) ? found : each), undefined);

/** The pending calls of this tab. */
export class Jobs {
  readonly #jobs: Job[] = [];

  get count() {
    return this.#jobs.length;
  }

  add(job: Job) {
    this.#jobs.push(job);
  }

  /** Removes a call. Returns whether it was still pending. */
  remove(job: Job): boolean {
    const index = this.#jobs.indexOf(job);
    if (index >= 0) this.#jobs.splice(index, 1);
    return index >= 0;
  }

  /** What is published to the other tabs: the best and the oldest pending call. */
  tabQueue(hidden: boolean): TabQueue | undefined {
    const best = first(this.#jobs, (a, b) => a.rank < b.rank);
    const [oldest] = this.#jobs;
    if (!best || !oldest) return undefined;
    const {rank, since} = best;
    return {best: {rank, since}, oldest: {rank: oldest.rank, since: oldest.since}, hidden};
  }

  /** Removes and returns the first pending call of this priority. */
  take({rank}: PendingCall): Job | undefined {
    const job = this.#jobs.find(each => each.rank === rank);
    if (job) this.remove(job);
    return job;
  }
}
