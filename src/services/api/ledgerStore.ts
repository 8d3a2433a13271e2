import type {Database, DatabaseSource} from '../database';
import {readLedger, type Ledger, type Plan} from './ledger';
import {locked} from './locked';

type Change = (ledger: Ledger) => Ledger | undefined;

/** Where the ledger lies. */
export interface LedgerStore {
  /** The ledger as this tab last saw or heard of it. */
  known(): Ledger;
  /** Another tab tells of the ledger; whether that was news. */
  hear(told: unknown): boolean;
  /** Changes what is known here at once, to be followed by an `update`. */
  foresee(change: (ledger: Ledger) => Ledger): void;
  /**
   * Lets `change` see the ledger and give it anew while no other tab does the same; `undefined` leaves it as it is.
   * Never rejects: where tabs cannot share, what is known here is changed.
   */
  update(change: Change): Promise<void>;
}

const key = 'ledger';
const attempts = 3;
/** Whoever holds the lock for so long (milliseconds) is taken for frozen. */
const usualPatience = 200;
const slow = Symbol();

/** What a tab takes that cannot share: half of the budget, and what the headers of the answers leave. */
const shareOf = (ledger: Ledger, {limit}: Plan, now: number): Ledger => ({
  ...ledger,
  most: Math.min(ledger.most, Math.ceil(limit / 2)),
  learnt: now,
});

/** A ledger in memory: one tab alone. */
export function createOwnLedger(plan: Plan, now: () => number): LedgerStore {
  let known = readLedger(undefined, now(), plan);
  return {
    known: () => known,
    hear(told) {
      const heard = readLedger(told, now(), plan);
      if (heard.version <= known.version) return false;
      known = heard;
      return true;
    },
    foresee: change => void (known = change(known)),
    update(change) {
      const next = change(readLedger(known, now(), plan));
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

async function write(database: Database, ledger: Ledger) {
  const transaction = database.transaction('budget', 'readwrite', {durability: 'relaxed'});
  const written = transaction.store.put(ledger, key);
  transaction.commit();
  await Promise.all([written, transaction.done]);
}

/** A ledger in the database, changed under a short lock. */
export function createSharedLedger(
  source: DatabaseSource,
  plan: Plan,
  now: () => number,
  patience = usualPatience,
): LedgerStore {
  const own = createOwnLedger(plan, now);
  /** Whether the change was made. */
  const attempt = (database: Database, change: Change) =>
    locked(
      navigator.locks,
      async () => {
        const start = performance.now();
        const stored = await within(read(database), patience);
        // Whoever slept here may have lost the lock, and has read what is old.
        if (stored === slow || performance.now() - start > patience) return false;
        own.foresee(() => readLedger(stored, now(), plan));
        const {version} = own.known();
        await own.update(change);
        if (own.known().version !== version) await within(write(database, own.known()), patience);
        return true;
      },
      patience,
    );
  // The database opens while the first queries are collected.
  void source.open();
  return {
    ...own,
    async update(change) {
      let made = false;
      const once: Change = ledger => {
        made = true;
        return change(ledger);
      };
      for (let count = 0; count < attempts && !made; count += 1)
        try {
          const database = await within(source.open(), patience * attempts);
          if (database === undefined) own.foresee(ledger => shareOf(ledger, plan, now()));
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
export function createLedger(source: DatabaseSource, plan: Plan, now: () => number): LedgerStore {
  if (navigator.locks as LockManager | undefined) return createSharedLedger(source, plan, now);
  const own = createOwnLedger(plan, now);
  own.foresee(ledger => shareOf(ledger, plan, now()));
  return own;
}
