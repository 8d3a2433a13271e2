import {openDB, type DBSchema, type IDBPDatabase, type StoreNames} from 'idb';

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
  /** The import of each account: its rows, and what became of each. */
  imports: {key: string; value: unknown};
  /** Unsent drafts, by where they were typed. */
  drafts: {key: string; value: unknown};
}

/** A connection to the product's database. */
export type Database = IDBPDatabase<DatabaseSchema>;

const name = 'automail';
const version = 3;
const keyedStores = ['answers', 'budget', 'lists', 'drafts', 'imports'] as const;
const autoKeyedStores = ['writes', 'journal', 'backups'] as const;

/** How long the browser may take to open the database (ms). A frozen tab with an older version blocks it for good. */
const openingMs = 10_000;

const nothingAfter = (ms: number) =>
  new Promise<undefined>(resolve => AbortSignal.timeout(ms).addEventListener('abort', () => resolve(undefined)));

/** The product's database, shared by all tabs. */
export interface DatabaseSource {
  /**
   * Opens the database on the first call. Resolves to `undefined` where the browser refuses or does not answer, which
   * is reported once.
   */
  open(): Promise<Database | undefined>;
}

/**
 * Creates a database source. When another tab needs to upgrade the database to a newer version, the connection is
 * closed, and the next call opens it again.
 */
export function createDatabase(report: Report, signal: AbortSignal, patience = openingMs): DatabaseSource {
  let opened: Promise<Database | undefined> | undefined;
  const open = async () => {
    try {
      const opening = openDB<DatabaseSchema>(name, version, {
        upgrade(upgraded, before) {
          if (before === 0) recordStoredList(0);
          const isMissing = (store: StoreNames<DatabaseSchema>) => !upgraded.objectStoreNames.contains(store);
          for (const store of keyedStores.filter(isMissing)) upgraded.createObjectStore(store);
          for (const store of autoKeyedStores.filter(isMissing))
            upgraded.createObjectStore(store, {autoIncrement: true});
        },
        blocking(_current, _blocked, {target}) {
          (target as IDBDatabase).close();
          opened = undefined;
        },
        terminated: () => void (opened = undefined),
      });
      const database = await Promise.race([opening, nothingAfter(patience)]);
      if (!database) {
        void opening.then(late => late.close()).catch(() => undefined);
        throw new Error('The browser does not answer.');
      }
      signal.addEventListener('abort', () => database.close());
      return database;
    } catch {
      report.notice(text.noDatabase);
      return undefined;
    }
  };
  return {open: () => (opened ??= open())};
}
