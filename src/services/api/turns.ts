import type {Ledger, Plan, Waiter, Wish} from './ledger';

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
export function freeAt(ledger: Ledger, rank: number, {window, burst, interval}: Plan): number {
  const spaced = Math.max(ledger.until, ledger.paced - (burst - 1) * interval);
  const full = ledger.used >= roomOf(ledger.most, rank);
  return full ? Math.max(spaced, ledger.opened + window) : spaced;
}

const isForOldest = ({calls}: Ledger) => calls % fairness === fairness - 1;

/** The call that a tab would make now: the one that comes first or, from time to time, the one that has waited longest. */
export function wishOf({best, oldest}: Waiter, ledger: Ledger, now: number, plan: Plan): Wish {
  if (!isForOldest(ledger)) return best;
  return freeAt(ledger, oldest.rank, plan) <= Math.max(now, freeAt(ledger, best.rank, plan)) ? oldest : best;
}

/** A hidden tab comes after those that are looked at, with calls of the same priority. */
const orderOf = ({rank}: Wish, {hidden}: Waiter) => rank * 2 + (hidden ? 1 : 0);

/** Whether one tab's turn comes before another's. */
function isBefore(one: Waiter, other: Waiter, ledger: Ledger, now: number, plan: Plan): boolean {
  const [mine, theirs] = [wishOf(one, ledger, now, plan), wishOf(other, ledger, now, plan)];
  const order = isForOldest(ledger) ? 0 : orderOf(mine, one) - orderOf(theirs, other);
  return (order || mine.since - theirs.since) < 0;
}

/** The other tabs whose turn comes before that of `own`, and that could take it. */
export function thoseBefore(ledger: Ledger, tab: string, own: Waiter, now: number, plan: Plan): [string, Waiter][] {
  const free = freeAt(ledger, wishOf(own, ledger, now, plan).rank, plan);
  return Object.entries(ledger.waiting).filter(
    ([name, other]) =>
      name !== tab &&
      freeAt(ledger, wishOf(other, ledger, now, plan).rank, plan) <= Math.max(now, free) &&
      isBefore(other, own, ledger, now, plan),
  );
}

/** When a tab may make its call: when one is free and those before it have had their time. */
export function turnOf(ledger: Ledger, tab: string, own: Waiter, now: number, plan: Plan): number {
  const free = freeAt(ledger, wishOf(own, ledger, now, plan).rank, plan);
  const before = thoseBefore(ledger, tab, own, now, plan).map(([, other]) => wishOf(other, ledger, now, plan).since);
  return before.length ? Math.max(free, ...before) + grace : free;
}
