import type {RateState, Plan, Waiter, PendingCall} from './rateState';

/** Every so many calls, the one that has waited longest goes, whatever its priority: nothing waits for ever. */
const fairness = 5;

/**
 * A better one that does not take its turn within so many milliseconds is passed over: its tab was closed, or is frozen.
 * A hidden tab's timers come up to a second late, so less would pass over those that live.
 */
export const grace = 1000;

/** Parts of a window that a priority may use: some calls are kept for what comes before it. */
const rooms = [1, 0.92, 0.8, 0.72] as const;

const roomOf = (most: number, rank: number) => Math.ceil(most * (rooms[rank] ?? 0.72));

/** From when on a call of this priority may go, as far as the ledger knows (epoch milliseconds; it may lie behind). */
export function freeAt(rateState: RateState, rank: number, {window, burst, interval}: Plan): number {
  const spaced = Math.max(rateState.until, rateState.paced - (burst - 1) * interval);
  const full = rateState.used >= roomOf(rateState.most, rank);
  return full ? Math.max(spaced, rateState.opened + window) : spaced;
}

const isForOldest = ({calls}: RateState) => calls % fairness === fairness - 1;

/** The call that a tab would make now: the one that comes first or, from time to time, the one that has waited longest. */
export function pendingCallOf({best, oldest}: Waiter, rateState: RateState, now: number, plan: Plan): PendingCall {
  if (!isForOldest(rateState)) return best;
  return freeAt(rateState, oldest.rank, plan) <= Math.max(now, freeAt(rateState, best.rank, plan)) ? oldest : best;
}

/** A hidden tab comes after those that are looked at, with calls of the same priority. */
const orderOf = ({rank}: PendingCall, {hidden}: Waiter) => rank * 2 + (hidden ? 1 : 0);

/** Whether one tab's turn comes before another's. */
function isBefore(one: Waiter, other: Waiter, rateState: RateState, now: number, plan: Plan): boolean {
  const [mine, theirs] = [pendingCallOf(one, rateState, now, plan), pendingCallOf(other, rateState, now, plan)];
  const order = isForOldest(rateState) ? 0 : orderOf(mine, one) - orderOf(theirs, other);
  return (order || mine.since - theirs.since) < 0;
}

/** The other tabs whose turn comes before that of `own`, and that could take it. */
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

/** When a tab may make its call: when one is free and those before it have had their time. */
export function nextSlot(rateState: RateState, tab: string, own: Waiter, now: number, plan: Plan): number {
  const free = freeAt(rateState, pendingCallOf(own, rateState, now, plan).rank, plan);
  const before = callsBefore(rateState, tab, own, now, plan).map(
    ([, other]) => pendingCallOf(other, rateState, now, plan).since,
  );
  return before.length ? Math.max(free, ...before) + grace : free;
}
