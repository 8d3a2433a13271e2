import type {Database, DatabaseSource} from '../database';
import {readRateState, type RateState, type RatePlan} from './rateState';

type Change = (rateState: RateState) => RateState | undefined;

/** Where the state of the rate limiter is stored. */
export interface RateStateStore {
  /** The state as last read by this tab or received from another. */
  current(): RateState;
  /** Takes over a state received from another tab. Returns whether it was newer. */
  receive(told: unknown): boolean;
  /** Applies a change to the local state at once. An `update` must follow. */
  applyLocally(change: (rateState: RateState) => RateState): void;
  /**
   * Changes the stored state while no other tab does. `change` returns the new state, or `undefined` to keep it. Never
   * rejects: where tabs cannot share the state, only the local one is changed.
   */
  update(change: Change): Promise<void>;
}

const key = 'ledger';
const maxAttempts = 3;
/** A tab whose transaction takes longer than this (ms) is considered frozen. */
const defaultTimeoutMs = 200;
const timedOut = Symbol();

/** The limit for a tab that cannot share: half of the limit, or less if response headers say so. */
const withoutSharing = (rateState: RateState, {limit}: RatePlan, now: number): RateState => ({
  ...rateState,
  most: Math.min(rateState.most, Math.ceil(limit / 2)),
  learnt: now,
});

/** Creates a state in memory, for a single tab. */
export function createOwnRateState(plan: RatePlan, now: () => number): RateStateStore {
  let current = readRateState(undefined, now(), plan);
  return {
    current: () => current,
    receive(told) {
      const heard = readRateState(told, now(), plan);
      if (heard.version <= current.version) return false;
      current = heard;
      return true;
    },
    applyLocally: change => void (current = change(current)),
    update(change) {
      const next = change(readRateState(current, now(), plan));
      if (next) current = {...next, version: next.version + 1};
      return Promise.resolve();
    },
  };
}

const withTimeout = <T>(promise: Promise<T>, milliseconds: number): Promise<T | typeof timedOut> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<typeof timedOut>(resolve => {
    timer = setTimeout(() => resolve(timedOut), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/**
 * Changes the stored state in one transaction, so that no other tab changes it in between. The transaction is aborted,
 * and nothing is changed, if it has not begun in time: a tab that froze in the middle of its own holds up all others.
 */
async function changeStored(database: Database, by: (stored: unknown) => RateState | undefined, timeoutMs: number) {
  const transaction = database.transaction('budget', 'readwrite', {durability: 'relaxed'});
  const ended = transaction.done.catch(() => undefined);
  const timer = setTimeout(() => transaction.abort(), timeoutMs);
  const stored: unknown = await transaction.store.get(key).finally(() => clearTimeout(timer));
  const next = by(stored);
  if (next) transaction.store.put(next, key).catch(() => undefined);
  transaction.commit();
  await withTimeout(ended, timeoutMs);
}

/**
 * Creates the state that all tabs share in the database; where the browser has none, each tab keeps its own. The last
 * parameter is how long to wait for other tabs (ms).
 */
export function createRateState(
  source: DatabaseSource,
  plan: RatePlan,
  now: () => number,
  timeoutMs = defaultTimeoutMs,
): RateStateStore {
  const own = createOwnRateState(plan, now);
  // Open the database while the first queries are being collected.
  void source.open();
  return {
    ...own,
    async update(change) {
      let isChanged = false;
      const apply = (stored: unknown) => {
        isChanged = true;
        own.applyLocally(() => readRateState(stored, now(), plan));
        const {version} = own.current();
        void own.update(change);
        return own.current().version === version ? undefined : own.current();
      };
      for (let count = 0; count < maxAttempts && !isChanged; count += 1)
        try {
          const database = await withTimeout(source.open(), timeoutMs * maxAttempts);
          if (database === undefined) own.applyLocally(rateState => withoutSharing(rateState, plan, now()));
          if (database === undefined || database === timedOut) break;
          await changeStored(database, apply, timeoutMs);
        } catch {
          // The transaction was aborted, or the database was closed: try again, and finally without sharing.
        }
      if (!isChanged) await own.update(change);
    },
  };
}
