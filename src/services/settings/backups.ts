import * as v from 'valibot';

import type {DatabaseSource} from '../database';
import type {Snapshot} from './settings';

/** Settings as they were. */
export interface Backup {
  readonly id: number;
  /** When they were kept (epoch milliseconds). */
  readonly at: number;
  /** Why: what was about to replace them, in words. */
  readonly reason: string;
  readonly snapshot: Snapshot;
}

/** Settings that are kept aside by themselves, the last ten. */
export interface Backups {
  /** Newest first; what cannot be read is left out. */
  list(): Promise<readonly Backup[]>;
  /** Keeps settings aside; returns whether it worked. The oldest go. */
  keep(snapshot: Snapshot, reason: string): Promise<boolean>;
  /** The same, at most once a day. */
  keepDaily(snapshot: Snapshot): Promise<void>;
}

const maxBackups = 10;
const day = 86_400_000;

const stored = v.object({at: v.number(), reason: v.string(), snapshot: v.record(v.string(), v.unknown())});

/** Makes the store of rolling backups. Without a database there are none. */
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
      for (const old of keys.slice(0, -maxBackups)) await transaction.store.delete(old);
      await transaction.done;
      return true;
    } catch {
      return false;
    }
  };
  return {
    list,
    keep,
    async keepDaily(snapshot) {
      const [newest] = await list();
      if (!newest || now() - newest.at >= day) await keep(snapshot, 'Kept daily');
    },
  };
}
