import type {RateState, Plan, Waiter, PendingCall} from './rateState';

/**
 * Every this many calls, the call that has waited longest goes first, whatever its priority, so that nothing waits
 * forever.
 */
const fairness = 5;

/**
 * A tab that does not use its turn within this time (ms) is passed over, because it was closed or is frozen. Timers in
 * hidden tabs may be up to a second late, so a shorter time would pass over live tabs.
 */
export const grace = 1000;

/** Share of a window that each priority may use; the rest is reserved for better priorities. */
const rooms = [1, 0.92, 0.8, 0.72] as const;

const roomOf = (most: number, rank: number) => Math.ceil(most * (rooms[rank] ?? 0.72));

/**
 * When a call of this priority may be sent, as far as the shared state knows (epoch milliseconds, possibly in the
 * past).
 */
export function freeAt(rateState: RateState, rank: number, {window, burst, interval}: Plan): number {
  const spaced = Math.max(rateState.until, rateState.paced - (burst - 1) * interval);
  const full = rateState.used >= roomOf(rateState.most, rank);
  return full ? Math.max(spaced, rateState.opened + window) : spaced;
}

const isForOldest = ({calls}: RateState) => calls % fairness === fairness - 1;

/**
 * The call that a tab would send next: the one with the best priority or, from time to time, the one that has waited
 * longest.
 */
export function pendingCallOf({best, oldest}: Waiter, rateState: RateState, now: number, plan: Plan): PendingCall {
  if (!isForOldest(rateState)) return best;
  return freeAt(rateState, oldest.rank, plan) <= Math.max(now, freeAt(rateState, best.rank, plan)) ? oldest : best;
}

/** Within a priority, visible tabs come before hidden ones. */
const orderOf = ({rank}: PendingCall, {hidden}: Waiter) => rank * 2 + (hidden ? 1 : 0);

/** Whether one tab's turn comes before another's. */
function isBefore(one: Waiter, other: Waiter, rateState: RateState, now: number, plan: Plan): boolean {
  const [mine, theirs] = [pendingCallOf(one, rateState, now, plan), pendingCallOf(other, rateState, now, plan)];
  const order = isForOldest(rateState) ? 0 : orderOf(mine, one) - orderOf(theirs, other);
  return (order || mine.since - theirs.since) < 0;
}

/** The other tabs that come before `own` and could send a call now. */
export function callsBefore(
  rateState: RateState,
  tab: string,
  own: Waiter,
  now: number,
  plan: Plan,
): [string, Waiter][] {
  const free = freeAt(rateState, pendingCallOf(own, rateState, now, plan).rank, plan);
  return Object.entries(rateState.waiting).filter(
    ([name, other]) =>
      name !== tab &&
      freeAt(rateState, pendingCallOf(other, rateState, now, plan).rank, plan) <= Math.max(now, free) &&
      isBefore(other, own, rateState, now, plan),
  );
}

/** When a tab may send its call (epoch milliseconds): when one is free and the tabs before it have had their time. */
export function nextSlot(rateState: RateState, tab: string, own: Waiter, now: number, plan: Plan): number {
  const free = freeAt(rateState, pendingCallOf(own, rateState, now, plan).rank, plan);
  const before = callsBefore(rateState, tab, own, now, plan).map(
    ([, other]) => pendingCallOf(other, rateState, now, plan).since,
  );
  return before.length ? Math.max(free, ...before) + grace : free;
}
