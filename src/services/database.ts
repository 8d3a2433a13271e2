import {openDB, unwrap, wrap, type DBSchema, type IDBPDatabase, type StoreNames} from 'idb';

import {timedOut, withTimeout} from '#domain/value/withTimeout';
import type {Report} from './report';
import {recordStoredList} from './lists/storedTime';
import {text} from './messages';

/**
 * The object stores in IndexedDB. Values are typed `unknown` on purpose: readers must validate them, because another
 * version of the script or a faulty disk may have written them.
 */
export interface DatabaseSchema extends DBSchema {
  /** API responses, by account and query key. */
  answers: {key: string; value: unknown};
  /** State of the rate limiter, shared by all tabs. */
  budget: {key: string; value: unknown};
  /** The user's own lists, by account and list type. */
  lists: {key: string; value: unknown};
  /** The outbox: changes that are waiting to be sent, in the order they were made. */
  writes: {key: number; value: unknown};
  /** List entry changes that were sent, for undoing them. */
  journal: {key: number; value: unknown};
  /** Backups of the settings, for restoring them. */
  backups: {key: number; value: unknown};
  /** The import of each account: its rows and their outcomes. */
  imports: {key: string; value: unknown};
  /** Unsent drafts, by the place where they were typed. */
  drafts: {key: string; value: unknown};
}

/** A connection to the product's database. */
export type Database = IDBPDatabase<DatabaseSchema>;

const name = 'automail';
const version = 3;
const keyedStores = ['answers', 'budget', 'lists', 'drafts', 'imports'] as const;
const autoKeyedStores = ['writes', 'journal', 'backups'] as const;

/** Maximum wait for the database to open (ms). A frozen tab with an older version may block it for good. */
const openingMs = 10_000;

/** The product's database, shared by all tabs. */
export interface DatabaseSource {
  /**
   * Opens the database on the first call. Resolves to `undefined` if the browser refuses it, or has not opened it in
   * time; both are reported once. A later call finds it once it is open.
   */
  open(): Promise<Database | undefined>;
}

/** The product's database, with a way to wait for it. */
export interface OpeningDatabase extends DatabaseSource {
  /** Waits for the database as long as it takes. Resolves to `undefined` where the browser refuses it. */
  opened(): Promise<Database | undefined>;
}

/**
 * Keeps the browser from reporting a failed transaction as an unhandled rejection when nothing awaits its end: its
 * requests fail as well.
 */
function handleFailures(database: Database) {
  const raw = unwrap(database);
  const begin = raw.transaction.bind(raw);
  raw.transaction = (...options) => {
    const transaction = begin(...options);
    wrap(transaction).done.catch(() => undefined);
    return transaction;
  };
}

function upgrade(database: Database, before: number) {
  if (before === 0) recordStoredList(0);
  const isMissing = (store: StoreNames<DatabaseSchema>) => !database.objectStoreNames.contains(store);
  for (const store of keyedStores.filter(isMissing)) database.createObjectStore(store);
  for (const store of autoKeyedStores.filter(isMissing)) database.createObjectStore(store, {autoIncrement: true});
}

/**
 * Creates a database source. When another tab needs to upgrade the database to a newer version, the connection is
 * closed, and the next call opens it again.
 */
export function createDatabase(report: Report, signal: AbortSignal, timeoutMs = openingMs): OpeningDatabase {
  let opening: Promise<Database | undefined> | undefined;
  /** Resolves with the first wait: later callers don't wait again. */
  let inTime: Promise<Database | undefined | typeof timedOut> | undefined;
  const start = async () => {
    try {
      const database = await openDB<DatabaseSchema>(name, version, {
        upgrade,
        blocking(_current, _blocked, {target}) {
          (target as IDBDatabase).close();
          opening = undefined;
        },
        terminated: () => void (opening = undefined),
      });
      handleFailures(database);
      if (signal.aborted) database.close();
      signal.addEventListener('abort', () => database.close());
      return database;
    } catch {
      report.notice(text.noDatabase);
      return undefined;
    }
  };
  const opened = () => {
    if (!opening) {
      opening = start();
      inTime = withTimeout(opening, timeoutMs);
    }
    return opening;
  };
  return {
    opened,
    async open() {
      const database = await Promise.race([opened(), inTime]);
      if (database !== timedOut) return database;
      if (!signal.aborted) report.notice(text.slowDatabase);
      return undefined;
    },
  };
}
