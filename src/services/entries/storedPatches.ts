import {type IDBPObjectStore} from 'idb';
import * as v from 'valibot';

import type {BulkDatabase, BulkSchema} from '../database';
import {listTypes, type ListEntry, type ListType} from '../lists/ownList';
import type {IsFresh} from '../lists/storedTime';
import {listEntryOf, merge, type EntryPatch} from './entryRecord';
import {placeEntry, withoutEntry, type ListHead} from './placement';
import {headOf, keyOf, partKey, partOf, readPart, storedHead, type StoredPart} from './storedShape';

/** A patch, with the type of its media item if that is known. */
export interface TypedPatch extends EntryPatch {
  readonly type: ListType | undefined;
}

/** The outcome of patches of the stored lists. */
export interface PatchResult {
  /** Patches that changed something, by list. */
  readonly stored: ReadonlyMap<ListType, readonly EntryPatch[]>;
  /** Patches of entries that are missing in the lists, without enough values to add them. */
  readonly missing: readonly EntryPatch[];
}

type ListRows = IDBPObjectStore<BulkSchema, ['lists'], 'lists', 'readwrite'>;

/** The rows of an account's stored lists that patches need, each read once, and written once if it has changed. */
class PatchedRows {
  readonly #rows: ListRows;
  readonly #account: string;
  readonly #isFresh: IsFresh;
  readonly #read = new Map<string, Promise<unknown>>();
  readonly #changed = new Map<string, unknown>();

  constructor(rows: ListRows, account: string, isFresh: IsFresh) {
    this.#rows = rows;
    this.#account = account;
    this.#isFresh = isFresh;
  }

  async part(type: ListType, mediaId: number): Promise<StoredPart | undefined> {
    const part = readPart(await this.#get(partKey(keyOf(this.#account, type), mediaId)));
    return part && this.#isFresh(part.at) ? part : undefined;
  }

  async head(type: ListType): Promise<ListHead | undefined> {
    const parsed = v.safeParse(storedHead, await this.#get(keyOf(this.#account, type)));
    if (!parsed.success) return undefined;
    const {lists, ...rest} = parsed.output;
    return {...rest, lists: lists.map(list => ({...list, status: list.status}))};
  }

  /** Puts an entry into its part, or removes it. */
  setEntry(type: ListType, mediaId: number, {at, entries}: StoredPart, entry: ListEntry | undefined) {
    const isThere = entries.some(each => each.mediaId === mediaId);
    const kept = entry ? entries.map(each => (each.mediaId === mediaId ? entry : each)) : entries;
    const rest = entry ? kept : kept.filter(each => each.mediaId !== mediaId);
    this.#set(
      partKey(keyOf(this.#account, type), mediaId),
      partOf({at, entries: entry && !isThere ? [...rest, entry] : rest}),
    );
  }

  setHead = (head: ListHead) => this.#set(keyOf(this.#account, head.type), headOf(this.#account, head));

  async write() {
    for (const [key, row] of this.#changed) await this.#rows.put(row, key);
  }

  #get(key: string): Promise<unknown> {
    const known = this.#read.get(key) ?? this.#rows.get(key);
    this.#read.set(key, known);
    return known;
  }

  #set(key: string, row: unknown) {
    this.#read.set(key, Promise.resolve(row));
    this.#changed.set(key, row);
  }
}

/** Whether an entry is on the same lists after a change. */
const staysInPlace = (before: ListEntry, after: ListEntry, {customLists}: EntryPatch) =>
  before.status === after.status &&
  before.hiddenFromStatusLists === after.hiddenFromStatusLists &&
  before.media.format === after.media.format &&
  (!customLists || (!before.customLists.length && !customLists.length));

/** Applies a patch to one list: `none` if there is no such list, `missing` if the entry is not there. */
async function patchList(rows: PatchedRows, type: ListType, patch: EntryPatch) {
  const {mediaId, customLists} = patch;
  const part = await rows.part(type, mediaId);
  if (!part) return 'none';
  const before = part.entries.find(each => each.mediaId === mediaId);
  const {values} = merge(before && {mediaId, values: before, asOf: part.at, source: 'list'}, patch);
  const after = listEntryOf(mediaId, values);
  if (after ? after.media.type !== type : !before) return 'missing';
  if (before && after && staysInPlace(before, after, patch)) {
    if (after === before) return 'same';
    rows.setEntry(type, mediaId, part, after);
    return 'changed';
  }
  const head = await rows.head(type);
  if (head?.at !== part.at) return 'none';
  const placed = after && placeEntry(head, after, customLists);
  const lists = placed?.lists ?? withoutEntry(head.lists, mediaId);
  if (placed?.entry === before && lists === head.lists) return 'same';
  rows.setEntry(type, mediaId, part, placed?.entry);
  if (lists !== head.lists) rows.setHead({...head, lists});
  return 'changed';
}

/**
 * Applies patches to the stored lists of an account, in one transaction. Reads the parts that have the entries, and writes
 * those that change. Rejects if the storage is full.
 */
export async function patchStored(
  database: BulkDatabase,
  account: string,
  patches: readonly TypedPatch[],
  isFresh: IsFresh,
): Promise<PatchResult> {
  const {store, done} = database.transaction('lists', 'readwrite');
  // The failing write rejects as well.
  done.catch(() => undefined);
  const rows = new PatchedRows(store, account, isFresh);
  const stored = new Map<ListType, readonly EntryPatch[]>();
  const missing: EntryPatch[] = [];
  for (const {type: known, ...patch} of patches) {
    const results = new Set<string>();
    for (const type of known ? [known] : listTypes) {
      const result = await patchList(rows, type, patch);
      results.add(result);
      if (result === 'changed') stored.set(type, [...(stored.get(type) ?? []), patch]);
      if (result === 'changed' || result === 'same') break;
    }
    if (patch.values && results.has('missing') && !results.has('changed') && !results.has('same')) missing.push(patch);
  }
  await rows.write();
  await done;
  return {stored, missing};
}
