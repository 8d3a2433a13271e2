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
  /** The user's own lists as earlier versions store them, by account and list type. */
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

/**
 * The stores of the second database. Earlier versions of the script neither open nor upgrade it, so what they can't
 * read is stored here.
 */
export interface BulkSchema extends DBSchema {
  /** The user's own lists with all fields, by account and list type. */
  lists: {key: string; value: unknown};
  /** Jobs that write many entries: their heads, rows, sent marks, results and journal lines. */
  jobs: {key: string; value: unknown};
}

/** A connection to the second database. */
export type BulkDatabase = IDBPDatabase<BulkSchema>;

interface Definition<S extends DBSchema> {
  readonly name: string;
  readonly version: number;
  readonly upgrade: (database: IDBPDatabase<S>) => void;
}

const keyedStores = ['answers', 'budget', 'lists', 'drafts', 'imports'] as const;
const autoKeyedStores = ['writes', 'journal', 'backups'] as const;

/** Its version stays, because an upgrade would lock out the tabs of earlier versions. */
const main: Definition<DatabaseSchema> = {
  name: 'automail',
  version: 3,
  upgrade(database) {
    const isMissing = (store: StoreNames<DatabaseSchema>) => !database.objectStoreNames.contains(store);
    for (const store of keyedStores.filter(isMissing)) database.createObjectStore(store);
    for (const store of autoKeyedStores.filter(isMissing)) database.createObjectStore(store, {autoIncrement: true});
  },
};

const bulk: Definition<BulkSchema> = {
  name: 'automail-bulk',
  version: 1,
  upgrade(database) {
    recordStoredList(0);
    for (const store of ['lists', 'jobs'] as const) database.createObjectStore(store);
  },
};

/** Maximum wait for the database to open (ms). A frozen tab with an older version may block it for good. */
const openingMs = 10_000;

/** A database of the product, shared by all tabs. */
export interface DatabaseSource<S extends DBSchema = DatabaseSchema> {
  /**
   * Opens the database on the first call. Resolves to `undefined` if the browser refuses it, or has not opened it in
   * time; both are reported once. A later call finds it once it is open.
   */
  open(): Promise<IDBPDatabase<S> | undefined>;
  /**
   * Runs an action on the open database; `undefined` without one. If the connection turns out to be dead, the database
   * is opened again and the action repeated once, so the action must tolerate that its first run was carried out.
   * Rejects with the action's error.
   */
  use<T>(action: (database: IDBPDatabase<S>, isRepeat: boolean) => Promise<T>): Promise<T | undefined>;
}

/** A database of the product, with a way to wait for it. */
export interface OpeningDatabase<S extends DBSchema = DatabaseSchema> extends DatabaseSource<S> {
  /** Waits for the database as long as it takes. Resolves to `undefined` where the browser refuses it. */
  opened(): Promise<IDBPDatabase<S> | undefined>;
}

/**
 * Keeps the browser from reporting a failed transaction as an unhandled rejection when nothing awaits its end: its
 * requests fail as well.
 */
function handleFailures<S extends DBSchema>(database: IDBPDatabase<S>) {
  const raw = unwrap(database);
  const begin = raw.transaction.bind(raw);
  raw.transaction = (...options) => {
    const transaction = begin(...options);
    wrap(transaction).done.catch(() => undefined);
    return transaction;
  };
}

const isNamed = (error: unknown, ...names: readonly string[]) => error instanceof Error && names.includes(error.name);

/** Whether an error means that the connection is dead. WebKit reports that with no event. */
const isConnectionError = (error: unknown) => isNamed(error, 'InvalidStateError', 'UnknownError');

/** Opens connections to one database. */
class Source<S extends DBSchema> implements OpeningDatabase<S> {
  readonly #definition: Definition<S>;
  readonly #report: Report;
  readonly #signal: AbortSignal;
  readonly #timeoutMs: number;
  /** The open connection. */
  #current: IDBPDatabase<S> | undefined;
  #opening: Promise<IDBPDatabase<S> | undefined> | undefined;
  /** Resolves with the first wait: later callers don't wait again. */
  #inTime: Promise<IDBPDatabase<S> | undefined | typeof timedOut> | undefined;
  #wasOpen = false;

  constructor(definition: Definition<S>, report: Report, signal: AbortSignal, timeoutMs: number) {
    this.#definition = definition;
    this.#report = report;
    this.#signal = signal;
    this.#timeoutMs = timeoutMs;
    signal.addEventListener('abort', () => this.#current?.close());
  }

  opened = () => {
    if (!this.#opening) {
      this.#opening = this.#start();
      this.#inTime = withTimeout(this.#opening, this.#timeoutMs);
    }
    return this.#opening;
  };

  open = async () => {
    const database = await Promise.race([this.opened(), this.#inTime]);
    if (database !== timedOut) return database;
    if (!this.#signal.aborted) this.#report.notice(text.slowDatabase);
    return undefined;
  };

  use = async <T>(action: (database: IDBPDatabase<S>, isRepeat: boolean) => Promise<T>): Promise<T | undefined> => {
    const database = await this.open();
    if (!database) return undefined;
    try {
      return await action(database, false);
    } catch (error) {
      const isClosed = database !== this.#current;
      if (this.#signal.aborted || !(isClosed || isConnectionError(error))) throw error;
      if (!isClosed) this.#forget();
      database.close();
    }
    const again = await this.open();
    return again && action(again, true);
  };

  #forget() {
    this.#current = undefined;
    this.#opening = undefined;
  }

  async #start() {
    try {
      const database = await this.#connect().catch((error: unknown) => {
        if (isConnectionError(error)) return this.#connect();
        throw error;
      });
      handleFailures(database);
      this.#current = database;
      this.#wasOpen = true;
      if (this.#signal.aborted) database.close();
      return database;
    } catch (error) {
      const lost = this.#wasOpen ? text.lostDatabase : text.noDatabase;
      this.#report.notice(isNamed(error, 'VersionError') ? text.newerDatabase : lost);
      return undefined;
    }
  }

  #connect(): Promise<IDBPDatabase<S>> {
    const {name, version, upgrade} = this.#definition;
    return openDB<S>(name, version, {
      upgrade,
      blocking: (_current, _blocked, {target}) => {
        (target as IDBDatabase).close();
        this.#forget();
      },
      terminated: () => this.#forget(),
    });
  }
}

/**
 * Creates the source of the product's database. When another tab needs to upgrade or delete the database, the
 * connection is closed, and the next call opens it again.
 */
export const createDatabase = (report: Report, signal: AbortSignal, timeoutMs = openingMs): OpeningDatabase =>
  new Source(main, report, signal, timeoutMs);

/** Creates the source of the second database. */
export const createBulkDatabase = (
  report: Report,
  signal: AbortSignal,
  timeoutMs = openingMs,
): OpeningDatabase<BulkSchema> => new Source(bulk, report, signal, timeoutMs);
