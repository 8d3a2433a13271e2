import {rateWindow} from '#platform/platform';
import type {RateState, RatePlan, TabQueue, PendingCall} from './rateState';

/**
 * Initial rate limit. The API documents 90 calls a minute but really allows 30, and other scripts share them. Its burst
 * limit is unpublished; up to 18 calls in ten seconds are known to pass.
 */
export const ratePlan: RatePlan = {
  limit: 25,
  burst: 4,
  // Read at each use: the client may be created before the stand-in's page has set its window.
  get window() {
    return rateWindow();
  },
  get interval() {
    return (rateWindow() * 0.7) / 60;
  },
};

/**
 * Every this many calls, the call that has waited longest goes first, whatever its priority, so that nothing waits
 * forever.
 */
const oldestEvery = 5;

/**
 * A tab that does not use its turn within this time (ms) is passed over, because it was closed or is frozen. Timers in
 * hidden tabs may be up to a second late, so a shorter time would pass over live tabs.
 */
export const turnTimeoutMs = 1000;

/** Share of a window that each priority may use; the rest is reserved for better priorities. */
const windowShares = [1, 0.92, 0.8, 0.72] as const;

const callsAvailable = (most: number, rank: number) => Math.ceil(most * (windowShares[rank] ?? 0.72));

/**
 * When a call of this priority may be sent, as far as the shared state knows (epoch milliseconds, possibly in the
 * past).
 */
export function availableAt(rateState: RateState, rank: number, {window, burst, interval}: RatePlan): number {
  const spaced = Math.max(rateState.until, rateState.paced - (burst - 1) * interval);
  const full = rateState.used >= callsAvailable(rateState.most, rank);
  return full ? Math.max(spaced, rateState.opened + window) : spaced;
}

const isForOldest = ({calls}: RateState) => calls % oldestEvery === oldestEvery - 1;

/**
 * The call that a tab would send next: the one with the best priority or, from time to time, the one that has waited
 * longest.
 */
export function pendingCallOf(
  {best, oldest}: TabQueue,
  rateState: RateState,
  now: number,
  plan: RatePlan,
): PendingCall {
  if (!isForOldest(rateState)) return best;
  return availableAt(rateState, oldest.rank, plan) <= Math.max(now, availableAt(rateState, best.rank, plan))
    ? oldest
    : best;
}

/** Within a priority, visible tabs come before hidden ones. */
const sortKey = ({rank}: PendingCall, {hidden}: TabQueue) => rank * 2 + (hidden ? 1 : 0);

/** Whether one tab's turn comes before another's. */
function isBefore(one: TabQueue, other: TabQueue, rateState: RateState, now: number, plan: RatePlan): boolean {
  const [mine, theirs] = [pendingCallOf(one, rateState, now, plan), pendingCallOf(other, rateState, now, plan)];
  const order = isForOldest(rateState) ? 0 : sortKey(mine, one) - sortKey(theirs, other);
  return (order || mine.since - theirs.since) < 0;
}

/** The other tabs that come before `own` and could send a call now. */
export function callsBefore(
  rateState: RateState,
  tab: string,
  own: TabQueue,
  now: number,
  plan: RatePlan,
): [string, TabQueue][] {
  const free = availableAt(rateState, pendingCallOf(own, rateState, now, plan).rank, plan);
  return Object.entries(rateState.waiting).filter(
    ([name, other]) =>
      name !== tab &&
      availableAt(rateState, pendingCallOf(other, rateState, now, plan).rank, plan) <= Math.max(now, free) &&
      isBefore(other, own, rateState, now, plan),
  );
}

/**
 * When a tab may send its call (epoch milliseconds): when a call is free and the tabs before it have had their time.
 */
export function nextSlot(rateState: RateState, tab: string, own: TabQueue, now: number, plan: RatePlan): number {
  const free = availableAt(rateState, pendingCallOf(own, rateState, now, plan).rank, plan);
  const before = callsBefore(rateState, tab, own, now, plan).map(
    ([, other]) => pendingCallOf(other, rateState, now, plan).since,
  );
  return before.length ? Math.max(free, ...before) + turnTimeoutMs : free;
}

/** A pending call. */
export interface Job extends PendingCall {
  /** Can be raised while the call is pending. */
  rank: number;
  /** Becomes the current time if the clock is set back. */
  since: number;
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

  /** The best and the oldest pending call, as published to the other tabs. */
  tabQueue(hidden: boolean, now: number): TabQueue | undefined {
    for (const job of this.#jobs) job.since = Math.min(job.since, now);
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
