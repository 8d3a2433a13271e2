import {openDB, type DBSchema, type IDBPDatabase, type StoreNames} from 'idb';

import type {Report} from './report';

/**
 * What is kept in IndexedDB, one store each. Values are of unknown type on purpose: whoever reads a store checks what it
 * finds, since an older version or a broken disk may have written it.
 */
export interface Stores extends DBSchema {
  /** Answers of the API by account and query key. */
  answers: {key: string; value: unknown};
  /** The API's budget, shared by all tabs. */
  budget: {key: string; value: unknown};
  /** One's own lists by account and type. */
  lists: {key: string; value: unknown};
  /** Changes that wait to be sent, in the order of their making. */
  writes: {key: number; value: unknown};
  /** Changes of list entries that were sent, for undoing. */
  journal: {key: number; value: unknown};
  /** Settings as they were, for restoring. */
  backups: {key: number; value: unknown};
  /** What was typed and not sent, by place. */
  drafts: {key: string; value: unknown};
}

export type Database = IDBPDatabase<Stores>;

const name = 'automail';
const version = 2;
const named = ['answers', 'budget', 'lists', 'drafts'] as const;
const numbered = ['writes', 'journal', 'backups'] as const;

/** The product's database, shared by all tabs. */
export interface DatabaseSource {
  /** Opens the database with the first call; `undefined` where the browser refuses one, which is reported once. */
  open(): Promise<Database | undefined>;
}

/**
 * Makes a source of the database. Gives way to a newer version in another tab: the database is closed then, and opened again
 * with the next call.
 */
export function createDatabase(report: Report, signal: AbortSignal): DatabaseSource {
  let opened: Promise<Database | undefined> | undefined;
  const open = async () => {
    try {
      const database = await openDB<Stores>(name, version, {
        upgrade(fresh) {
          const isMissing = (store: StoreNames<Stores>) => !fresh.objectStoreNames.contains(store);
          for (const store of named.filter(isMissing)) fresh.createObjectStore(store);
          for (const store of numbered.filter(isMissing)) fresh.createObjectStore(store, {autoIncrement: true});
        },
        blocking(_current, _blocked, {target}) {
          (target as IDBDatabase).close();
          opened = undefined;
        },
        terminated: () => void (opened = undefined),
      });
      signal.addEventListener('abort', () => database.close());
      return database;
    } catch {
      report.notice('This browser keeps no database for the script: it may run slower and use more data.');
      return undefined;
    }
  };
  return {open: () => (opened ??= open())};
}
