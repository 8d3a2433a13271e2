import type {Database, DatabaseSource} from '../database';
import {readRateState, type RateState, type Plan} from './rateState';
import {withRateLock} from './withLock';

type Change = (rateState: RateState) => RateState | undefined;

/** Where the ledger lies. */
export interface RateStateStore {
  /** The ledger as this tab last saw or heard of it. */
  known(): RateState;
  /** Another tab tells of the ledger; whether that was news. */
  receive(told: unknown): boolean;
  /** Changes what is known here at once, to be followed by an `update`. */
  applyLocally(change: (rateState: RateState) => RateState): void;
  /**
   * Lets `change` see the ledger and give it anew while no other tab does the same; `undefined` leaves it as it is.
   * Never rejects: where tabs cannot share, what is known here is changed.
   */
  update(change: Change): Promise<void>;
}

const key = 'ledger';
const attempts = 3;
/** Whoever holds the lock for so long (milliseconds) is taken for frozen. */
const defaultLockTimeoutMs = 200;
const slow = Symbol();

/** What a tab takes that cannot share: half of the budget, and what the headers of the answers leave. */
const shareOf = (rateState: RateState, {limit}: Plan, now: number): RateState => ({
  ...rateState,
  most: Math.min(rateState.most, Math.ceil(limit / 2)),
  learnt: now,
});

/** A ledger in memory: one tab alone. */
export function createOwnRateState(plan: Plan, now: () => number): RateStateStore {
  let known = readRateState(undefined, now(), plan);
  return {
    known: () => known,
    receive(told) {
      const heard = readRateState(told, now(), plan);
      if (heard.version <= known.version) return false;
      known = heard;
      return true;
    },
    applyLocally: change => void (known = change(known)),
    update(change) {
      const next = change(readRateState(known, now(), plan));
      if (next) known = {...next, version: next.version + 1};
      return Promise.resolve();
    },
  };
}

const within = <T>(promise: Promise<T>, milliseconds: number): Promise<T | typeof slow> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<typeof slow>(resolve => {
    timer = setTimeout(() => resolve(slow), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/**
 * One transaction is one request and is committed with it: a tab that is frozen in the midst leaves nothing open that
 * others would wait for.
 */
async function read(database: Database): Promise<unknown> {
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

/** A ledger in the database, changed under a short lock. */
export function createSharedRateState(
  source: DatabaseSource,
  plan: Plan,
  now: () => number,
  lockTimeoutMs = defaultLockTimeoutMs,
): RateStateStore {
  const own = createOwnRateState(plan, now);
  /** Whether the change was made. */
  const attempt = (database: Database, change: Change) =>
    withRateLock(
      navigator.locks,
      async () => {
        const start = performance.now();
        const stored = await within(read(database), lockTimeoutMs);
        // Whoever slept here may have lost the lock, and has read what is old.
        if (stored === slow || performance.now() - start > lockTimeoutMs) return false;
        own.applyLocally(() => readRateState(stored, now(), plan));
        const {version} = own.known();
        await own.update(change);
        if (own.known().version !== version) await within(write(database, own.known()), lockTimeoutMs);
        return true;
      },
      lockTimeoutMs,
    );
  // The database opens while the first queries are collected.
  void source.open();
  return {
    ...own,
    async update(change) {
      let made = false;
      const once: Change = rateState => {
        made = true;
        return change(rateState);
      };
      for (let count = 0; count < attempts && !made; count += 1)
        try {
          const database = await within(source.open(), lockTimeoutMs * attempts);
          if (database === undefined) own.applyLocally(rateState => shareOf(rateState, plan, now()));
          if (database === undefined || database === slow) break;
          if (await attempt(database, once)) return;
        } catch {
          // The lock was taken away, or the database has gone: again, and in the end alone.
        }
      if (!made) await own.update(change);
    },
  };
}

/** The ledger that all tabs share; where the browser has no locks or no database, each tab goes by itself. */
export function createRateState(source: DatabaseSource, plan: Plan, now: () => number): RateStateStore {
  if (navigator.locks as LockManager | undefined) return createSharedRateState(source, plan, now);
  const own = createOwnRateState(plan, now);
  own.applyLocally(rateState => shareOf(rateState, plan, now()));
  return own;
}
