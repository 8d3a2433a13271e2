import * as v from 'valibot';

import {rowsToPurge} from '#domain/value/purge';
import type {DatabaseSource} from '../database';
import type {Snapshot} from './settings';
import {text} from './messages';

/** A backup of the settings. */
export interface Backup {
  readonly id: number;
  /** When it was made (epoch milliseconds). */
  readonly at: number;
  /** Why it was made: what was about to replace the settings, in words. */
  readonly reason: string;
  readonly snapshot: Snapshot;
}

/** The automatic backups of the settings; the last ten are kept. */
export interface Backups {
  /** All backups, newest first. Unreadable ones are left out. */
  list(): Promise<readonly Backup[]>;
  /** Stores a backup and deletes the oldest ones. Resolves to whether it worked. */
  add(snapshot: Snapshot, reason: string): Promise<boolean>;
  /** Stores a backup, at most once a day. */
  addDaily(snapshot: Snapshot): Promise<void>;
}

const maxBackups = 10;
const day = 86_400_000;

const stored = v.object({at: v.number(), reason: v.string(), snapshot: v.record(v.string(), v.unknown())});

/** Creates the store of backups. Without a database there are none. */
export function createBackups(source: DatabaseSource, now: () => number): Backups {
  const list = async () => {
    const database = await source.open();
    if (!database) return [];
    const store = database.transaction('backups').store;
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return values
      .flatMap((value, index) => {
        const found = v.safeParse(stored, value);
        const id = keys[index];
        return found.success && id !== undefined ? [{id, ...found.output}] : [];
      })
      .reverse();
  };
  const keep = async (snapshot: Snapshot, reason: string) => {
    const database = await source.open();
    if (!database) return false;
    try {
      const transaction = database.transaction('backups', 'readwrite');
      await transaction.store.add({at: now(), reason, snapshot});
      const keys = await transaction.store.getAllKeys();
      const rows = keys.map(key => ({key, at: key}));
      for (const {key} of rowsToPurge(rows, {maxCount: maxBackups})) await transaction.store.delete(key);
      await transaction.done;
      return true;
    } catch {
      return false;
    }
  };
  return {
    list,
    add: keep,
    async addDaily(snapshot) {
      const [newest] = await list();
      if (!newest || now() - newest.at >= day) await keep(snapshot, text.daily);
    },
  };
}
