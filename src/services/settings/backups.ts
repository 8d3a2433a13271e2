import * as v from 'valibot';

import {isRecent} from '#domain/date/isRecent';
import {backupsToDelete} from '#domain/script/backups';
import type {Database, DatabaseSource} from '../database';
import type {Snapshot} from './settings';
import {text} from './messages';

/** A backup of the settings. */
export interface Backup {
  readonly id: number;
  /** When it was created (epoch milliseconds). */
  readonly at: number;
  /** The event that was about to replace the settings, in words. */
  readonly reason: string;
  readonly snapshot: Snapshot;
}

/** The automatic backups of the settings (rule settings-10). */
export interface Backups {
  /** All backups, newest first. Unreadable ones are left out. */
  list(): Promise<readonly Backup[]>;
  /** Stores a backup and deletes surplus ones. Resolves to whether it worked. */
  add(snapshot: Snapshot, reason: string): Promise<boolean>;
  /** Stores a backup, at most once a day. */
  addDaily(snapshot: Snapshot): Promise<void>;
}

const day = 86_400_000;

const stored = v.object({
  at: v.number(),
  reason: v.string(),
  snapshot: v.record(v.string(), v.unknown()),
  isDaily: v.optional(v.boolean()),
});

/** The reasons of daily backups in the first versions, which stored no purpose. */
const dailyReasons: readonly string[] = ['Kept daily', 'Daily backup'];

type StoredBackup = v.InferOutput<typeof stored>;
const isDailyBackup = ({isDaily, reason}: StoredBackup) => isDaily ?? dailyReasons.includes(reason);

/** A backup with its purpose. */
type Row = Omit<Backup, 'id'> & {readonly isDaily: boolean};

/** Stores a backup and deletes surplus ones. */
async function add(database: Database, row: Row) {
  const transaction = database.transaction('backups', 'readwrite');
  await transaction.store.add(row);
  const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
  const rows = keys.map((key, index) => {
    const found = v.safeParse(stored, values[index]);
    return {key, isDaily: found.success && isDailyBackup(found.output)};
  });
  for (const key of backupsToDelete(rows)) await transaction.store.delete(key);
  await transaction.done;
  return true;
}

/** Creates the store of backups. Without a database there are none. */
export function createBackups(source: DatabaseSource, now: () => number): Backups {
  const list = async () => {
    const read = async (database: Database) => {
      const {store} = database.transaction('backups');
      return Promise.all([store.getAllKeys(), store.getAll()]);
    };
    const [keys, values] = (await source.use(read)) ?? [[], []];
    return values
      .flatMap((value, index) => {
        const found = v.safeParse(stored, value);
        const id = keys[index];
        return found.success && id !== undefined ? [{...found.output, id, isDaily: isDailyBackup(found.output)}] : [];
      })
      .reverse();
  };
  const keep = async (row: Row) => (await source.use(database => add(database, row)).catch(() => false)) ?? false;
  return {
    list,
    add: (snapshot, reason) => keep({at: now(), reason, snapshot, isDaily: false}),
    async addDaily(snapshot) {
      // Other backups do not count, or a day with many changes would have no daily one.
      const newest = (await list()).find(({isDaily}) => isDaily);
      if (!newest || !isRecent(newest.at, now(), day))
        await keep({at: now(), reason: text.daily, snapshot, isDaily: true});
    },
  };
}
