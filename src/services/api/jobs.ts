import type {Waiter, PendingCall} from './rateState';

/** A call that waits. */
export interface Job extends PendingCall {
  readonly start: () => void;
  /** Whom the call is for. */
  readonly features: readonly string[];
}

const first = (jobs: readonly Job[], isBefore: (a: Job, b: Job) => boolean) =>
  jobs.reduce<Job | undefined>((found, each) => (found && !isBefore(each, found) ? found : each), undefined);

/** The calls of this tab that wait. */
export class Jobs {
  readonly #jobs: Job[] = [];

  get count() {
    return this.#jobs.length;
  }

  add(job: Job) {
    this.#jobs.push(job);
  }

  /** Whether it was still waiting. */
  remove(job: Job): boolean {
    const index = this.#jobs.indexOf(job);
    if (index >= 0) this.#jobs.splice(index, 1);
    return index >= 0;
  }

  /** What the other tabs are told. */
  waiter(hidden: boolean): Waiter | undefined {
    const best = first(this.#jobs, (a, b) => a.rank < b.rank);
    const [oldest] = this.#jobs;
    if (!best || !oldest) return undefined;
    const {rank, since} = best;
    return {best: {rank, since}, oldest: {rank: oldest.rank, since: oldest.since}, hidden};
  }

  /** The first of this priority that waits. */
  take({rank}: PendingCall): Job | undefined {
    const job = this.#jobs.find(each => each.rank === rank);
    if (job) this.remove(job);
    return job;
  }
}
