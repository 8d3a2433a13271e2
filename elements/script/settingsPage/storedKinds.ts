import type {Api} from '#services/api/api';
import type {BulkSchema, DatabaseSchema, DatabaseSource} from '#services/database';
import {hasImportUnderWay} from '#services/imports/importFlag';
import type {Services} from '#services/services';
import {createBackups} from '#services/settings/backups';
import {usableStorage} from '#services/settings/storage';
import type {StoreNames, DBSchema} from 'idb';

/** The kinds of data in this browser, in order. The token is none of them: signing out deletes it. */
export const storedKinds = [
  'settings',
  'backups',
  'lists',
  'answers',
  'drafts',
  'writes',
  'journal',
  'imports',
] as const;
/** A kind of data in this browser. */
export type StoredKind = (typeof storedKinds)[number];

/** Sum of the lengths of the values in a store as text, which is about the room they take. */
async function sizeOf<S extends DBSchema>(source: DatabaseSource<S>, name: StoreNames<S>): Promise<number> {
  const size = await source.use(async database => {
    let sum = 0;
    let cursor = await database.transaction(name).store.openCursor();
    while (cursor) {
      sum += JSON.stringify(cursor.value).length;
      cursor = await cursor.continue();
    }
    return sum;
  });
  return size ?? 0;
}

const stores: Readonly<Record<Exclude<StoredKind, 'settings'>, readonly StoreNames<DatabaseSchema>[]>> = {
  backups: ['backups'],
  lists: ['lists'],
  answers: ['answers'],
  drafts: ['drafts'],
  writes: ['writes'],
  journal: ['journal'],
  imports: ['imports'],
};

const bulkStores: Readonly<Partial<Record<StoredKind, StoreNames<BulkSchema>>>> = {lists: 'lists', imports: 'jobs'};

type Stored = Pick<Services, 'settings' | 'clock'> & Pick<Api, 'database' | 'bulk' | 'writes'>;

/** About the number of bytes that a kind of data takes. */
export async function storedSize(kind: StoredKind, {settings, database, bulk}: Stored): Promise<number> {
  if (kind === 'settings') return JSON.stringify(settings.snapshot()).length;
  const second = bulkStores[kind];
  const sizes = await Promise.all([
    ...stores[kind].map(name => sizeOf(database, name)),
    ...(second ? [sizeOf(bulk, second)] : []),
  ]);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Whether data are in use, so that deleting them would interrupt something. */
export const isInUse = (kind: StoredKind) => kind === 'imports' && hasImportUnderWay(usableStorage());

/** Deletes a kind of data. Settings are backed up first, for the reason given. */
export async function deleteStored(kind: StoredKind, reason: string, stored: Stored): Promise<void> {
  const {settings, clock, database, bulk, writes} = stored;
  if (kind === 'settings') {
    await createBackups(database, () => clock.now()).add(settings.snapshot(), reason);
    return settings.restore({});
  }
  // The outbox may be sending one of them, and knows all of this account.
  if (kind === 'writes') return writes.discard(...writes.list().map(({id}) => id));
  for (const name of stores[kind]) await database.use(open => open.clear(name));
  const second = bulkStores[kind];
  if (second) await bulk.use(open => open.clear(second));
}
