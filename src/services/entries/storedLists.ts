import * as v from 'valibot';

import {rowsToPurge, type StoredRow} from '#domain/value/purge';
import type {BulkDatabase, BulkSchema, DatabaseSource} from '../database';
import type {Report} from '../report';
import {createYielder} from '../yieldToMain';
import {listTypes, type ListEntry, type ListType, type MediaLists} from '../lists/ownList';
import {Interner} from '../lists/interner';
import {mayHaveLists, outdateEarlierLists, recordStoredList, type IsFresh} from '../lists/storedTime';
import type {EntryPatch} from './entryRecord';
import {patchStored, type PatchResult, type TypedPatch} from './storedPatches';
import {headOf, keyOf, partCount, partKey, readPart, internEntry, storedHead, storedVersion} from './storedShape';
import {text} from '../lists/messages';

/** If the storage is full and no list has expired, this many of the oldest are removed (rule api-6). */
const maxPurged = 10;

const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError';

const partsOf = (key: string) => IDBKeyRange.bound(key, `${key}/\uffff`);

async function writeList(database: BulkDatabase, account: string, list: MediaLists) {
  const slices = createYielder();
  const sorted = Array.from({length: partCount}, (): ListEntry[] => []);
  for (const entry of list.entries.values()) sorted[entry.mediaId % partCount]?.push(entry);
  await slices.yieldToMain();
  const key = keyOf(account, list.type);
  const {store, done} = database.transaction('lists', 'readwrite');
  // The failing write rejects as well.
  done.catch(() => undefined);
  await store.put(headOf(account, list), key);
  for (const [part, entries] of sorted.entries())
    await store.put({version: storedVersion, at: list.at, entries}, partKey(key, part));
  await done;
  recordStoredList(list.at);
}

async function readList(database: BulkDatabase, key: string, isFresh: IsFresh): Promise<MediaLists | undefined> {
  const head = v.safeParse(storedHead, await database.get('lists', key));
  if (!head.success || !isFresh(head.output.at, head.output.scoreFormat)) return undefined;
  const {type, scoreFormat, hasAdvancedScoring, at} = head.output;
  const read = new Map<number, ListEntry>();
  const same = new Interner();
  const {store} = database.transaction('lists');
  for (let part = 0; part < partCount; part += 1) {
    const stored = readPart(await store.get(partKey(key, part)), at);
    if (!stored) return undefined;
    for (const entry of stored.entries) read.set(entry.mediaId, internEntry(entry, same));
  }
  const entries = new Map<number, ListEntry>();
  for (const {mediaIds} of head.output.lists)
    for (const id of mediaIds) {
      const entry = read.get(id);
      if (entry) entries.set(id, entry);
    }
  const lists = head.output.lists.map(list => ({...list, status: list.status}));
  return {type, scoreFormat, hasAdvancedScoring, at, lists, entries};
}

/** Removes expired lists, or else the oldest ones, but never those about to be written. */
async function purge(database: BulkDatabase, kept: readonly string[], isFresh: IsFresh) {
  const heads: StoredRow<string>[] = [];
  for (const key of (await database.getAllKeys('lists')).map(String)) {
    const head = v.safeParse(storedHead, await database.get('lists', key));
    if (head.success && !kept.includes(key)) heads.push({key, at: head.output.at, isExpired: !isFresh(head.output.at)});
  }
  for (const {key} of rowsToPurge(heads, {isFull: true, batch: maxPurged}))
    await database.delete('lists', partsOf(key));
}

/** The lists in the database. Invalid data counts as missing. */
export class StoredLists {
  readonly #database: DatabaseSource<BulkSchema>;
  readonly #report: Report;
  #reported = false;

  constructor(database: DatabaseSource<BulkSchema>, report: Report) {
    this.#database = database;
    this.#report = report;
  }

  /** Reads a stored list while it is fresh. */
  read(account: string, type: ListType, isFresh: IsFresh): Promise<MediaLists | undefined> {
    return this.#attempt(isFresh, database => readList(database, keyOf(account, type), isFresh));
  }

  /** Reads one entry from any of an account's lists. `at`: when the API sent it. */
  findEntry(
    account: string,
    mediaId: number,
    isFresh: IsFresh,
  ): Promise<{readonly patch: EntryPatch; readonly at: number} | undefined> {
    return this.#attempt(isFresh, async database => {
      for (const type of listTypes) {
        const key = keyOf(account, type);
        const part = readPart(await database.get('lists', partKey(key, mediaId)));
        const entry = part?.entries.find(each => each.mediaId === mediaId);
        if (!entry) continue;
        const head = v.safeParse(storedHead, await database.get('lists', key));
        if (!head.success || !isFresh(head.output.at, head.output.scoreFormat)) continue;
        const {at, scoreFormat} = head.output;
        return {patch: {mediaId, values: {...entry, scoreFormat}, asOf: at - 1, source: 'list'}, at};
      }
      return undefined;
    });
  }

  /** Removes a stored list, so that it is requested again. */
  remove = (account: string, type: ListType, isFresh: IsFresh): Promise<undefined> => {
    outdateEarlierLists();
    return this.#attempt(
      isFresh,
      async database => void (await database.delete('lists', partsOf(keyOf(account, type)))),
    );
  };

  /** If the database fails or is closed during the read, there is no result. */
  async #attempt<T>(
    isFresh: IsFresh,
    read: (database: BulkDatabase) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    if (!mayHaveLists(isFresh)) return undefined;
    try {
      return await this.#database.use(read);
    } catch {
      return undefined;
    }
  }

  /** Writes a list. If the storage is full, makes room and retries once. Resolves to whether the list was stored. */
  write = async (account: string, list: MediaLists, isFresh: IsFresh): Promise<boolean> =>
    (await this.#store([keyOf(account, list.type)], isFresh, async database => {
      await writeList(database, account, list);
      return true;
    })) ?? false;

  /** Changes the stored lists of an account, writing only the rows that change. `undefined` if that isn't possible. */
  patch = (account: string, patches: readonly TypedPatch[], isFresh: IsFresh): Promise<PatchResult | undefined> =>
    this.#store(
      listTypes.map(type => keyOf(account, type)),
      isFresh,
      database => patchStored(database, account, patches, isFresh),
    );

  async #store<T>(kept: readonly string[], isFresh: IsFresh, write: (database: BulkDatabase) => Promise<T>) {
    try {
      return await this.#database.use(write);
    } catch (error) {
      if (!isFull(error)) return this.#failed(text.notStored);
    }
    console.info('The storage is full: lists that have run out are removed, else the ten oldest');
    try {
      return await this.#database.use(async database => {
        await purge(database, kept, isFresh);
        return write(database);
      });
    } catch {
      return this.#failed(text.full);
    }
  }

  #failed(message: string) {
    if (!this.#reported) this.#report.notice(message);
    this.#reported = true;
    return undefined;
  }
}
