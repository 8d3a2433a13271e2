import {timedOut, withTimeout} from '#domain/value/withTimeout';
import type {Database, DatabaseSource} from '../../database';
import {readRateState, withUnstored, type RateState, type RatePlan} from './rateState';
import {withLock} from '../../withLock';

type Change = (rateState: RateState) => RateState | undefined;

/** Storage of the rate limiter's state. */
export interface RateStateStore {
  /** The state as last read by this tab or received from another. */
  current(): RateState;
  /** Takes over a state received from another tab. Returns whether it was newer. */
  receive(sent: unknown): boolean;
  /** Applies a change to the local state at once. An `update` must follow. */
  applyLocally(change: (rateState: RateState) => RateState): void;
  /**
   * Changes the stored state under a lock, so that no other tab changes it at the same time. `change` returns the new
   * state, or `undefined` to keep it. Never rejects: where tabs cannot share the state, only the local one is changed.
   */
  update(change: Change): Promise<void>;
}

const key = 'ledger';
const maxAttempts = 3;
/** A tab that holds the lock for longer than this (ms) is considered frozen. */
const defaultLockTimeoutMs = 200;

/** No pause is longer (ms): five of the API's windows. */
const maxPauseMs = 300_000;

/**
 * A state without times that no call can have left: the clock has been set back since they were recorded. They are
 * dropped, because the nearest possible time would move along with the clock, and never come. Tabs that are alive
 * publish their pending calls again.
 */
function withoutFuture(rateState: RateState, now: number, plan: RatePlan): RateState {
  const {opened, paced, until, refusedAt = 0, probedAt = 0, waiting} = rateState;
  // Calls are sent once the pace is at most a burst ahead.
  const isPaceAhead = paced > now + plan.burst * plan.interval;
  const isPauseAhead = until > now + maxPauseMs || refusedAt > now;
  const queues = Object.entries(waiting);
  const known = queues.filter(([, {best, oldest}]) => best.since <= now && oldest.since <= now);
  const isPast = opened <= now && probedAt <= now && known.length === queues.length;
  if (isPast && !isPaceAhead && !isPauseAhead) return rateState;
  return {
    ...rateState,
    opened: opened > now ? 0 : opened,
    paced: isPaceAhead ? 0 : paced,
    until: isPauseAhead ? 0 : until,
    refusedAt: refusedAt > now ? undefined : rateState.refusedAt,
    probedAt: probedAt > now ? undefined : rateState.probedAt,
    waiting: Object.fromEntries(known),
  };
}

/** A stored or received state, as far as it is plausible now. */
const plausible = (stored: unknown, now: number, plan: RatePlan) =>
  withoutFuture(readRateState(stored, now, plan), now, plan);

/** The limit for a tab that cannot share: half of the limit, or less if response headers say so. */
const withoutSharing = (rateState: RateState, {limit}: RatePlan, now: number): RateState => ({
  ...rateState,
  most: Math.min(rateState.most, Math.ceil(limit / 2)),
  learnt: now,
});

/** Creates a state in memory, for a single tab. */
export function createOwnRateState(plan: RatePlan, now: () => number): RateStateStore {
  let current = plausible(undefined, now(), plan);
  return {
    current: () => withoutFuture(current, now(), plan),
    receive(sent) {
      const received = plausible(sent, now(), plan);
      if (received.version <= current.version) return false;
      current = received;
      return true;
    },
    applyLocally: change => void (current = change(current)),
    update(change) {
      const next = change(plausible(current, now(), plan));
      if (next) current = {...next, version: next.version + 1};
      return Promise.resolve();
    },
  };
}

/**
 * Each transaction is a single request that is committed immediately, so a tab that freezes in the middle leaves no
 * transaction open that other tabs would have to wait for.
 */
function read(database: Database): Promise<unknown> {
  const transaction = database.transaction('budget');
  const value = transaction.store.get(key);
  transaction.commit();
  return value;
}

async function write(database: Database, rateState: RateState) {
  const transaction = database.transaction('budget', 'readwrite', {durability: 'relaxed'});
  const written = transaction.store.put(rateState, key);
  transaction.commit();
  await Promise.all([written, transaction.done]);
}

/**
 * Creates a state that is stored in the database and changed under a short lock. The last parameter is how long to wait
 * for the database and for the lock (ms).
 */
export function createSharedRateState(
  source: DatabaseSource,
  plan: RatePlan,
  now: () => number,
  lockTimeoutMs = defaultLockTimeoutMs,
): RateStateStore {
  const own = createOwnRateState(plan, now);
  /** Whether this tab's state has changes that are not stored yet. They are stored with the next change. */
  let isAhead = false;
  /** Returns whether the change was made. Runs under the lock. */
  const attempt = async (change: Change) => {
    const start = performance.now();
    const stored = await withTimeout(source.use(read), lockTimeoutMs);
    // If this tab was suspended here, it may have lost the lock and read outdated state.
    if (stored === timedOut || performance.now() - start > lockTimeoutMs) return false;
    const found = plausible(stored, now(), plan);
    own.applyLocally(local => (isAhead ? withUnstored(found, plausible(local, now(), plan)) : found));
    const {version} = own.current();
    await own.update(rateState => change(rateState) ?? (isAhead ? rateState : undefined));
    if (own.current().version === version) return true;
    isAhead = true;
    const written = source.use(database => write(database, own.current()));
    isAhead = (await withTimeout(written, lockTimeoutMs)) === timedOut;
    return true;
  };
  const lock = {frozenAfterMs: lockTimeoutMs};
  // Open the database while the first queries are being collected.
  void source.open();
  return {
    ...own,
    receive(sent) {
      const local = own.current();
      const isNew = own.receive(sent);
      if (isNew && isAhead) own.applyLocally(received => withUnstored(received, local));
      return isNew;
    },
    async update(change) {
      let didChange = false;
      const tracked: Change = rateState => ((didChange = true), change(rateState));
      for (let count = 0; count < maxAttempts && !didChange; count += 1)
        try {
          const database = await withTimeout(source.open(), lockTimeoutMs * maxAttempts);
          if (database === undefined) own.applyLocally(rateState => withoutSharing(rateState, plan, now()));
          if (database === undefined || database === timedOut) break;
          if (await withLock('automail-budget', () => attempt(tracked), lock)) return;
        } catch {
          // The lock was stolen, or the database was closed: try again, and finally without sharing.
        }
      if (didChange) return;
      isAhead = true;
      await own.update(change);
    },
  };
}

/** Creates the state that all tabs share. Where the browser has no locks or no database, each tab keeps its own. */
export function createRateState(source: DatabaseSource, plan: RatePlan, now: () => number): RateStateStore {
  if (navigator.locks as LockManager | undefined) return createSharedRateState(source, plan, now);
  const own = createOwnRateState(plan, now);
  own.applyLocally(rateState => withoutSharing(rateState, plan, now()));
  return own;
}
