import {equal} from '@wry/equality';
import type {IDBPTransaction} from 'idb';

import type {Database, DatabaseSchema} from '../database';
import {asUndone, importLineKey, joinedLine, readJournalLine, type JournalEntry} from './journal';
import {mergeWrites} from './kinds';
import {readWrite, rowOf, storedOf, type Change, type Write, type WriteRow} from './write';

/** A write reported as stored must survive even if the browser is killed. */
const strict = {durability: 'strict'} as const;

/** All stored writes, in the order in which they were added. */
export async function readWrites(database: Database): Promise<Write[]> {
  const {store} = database.transaction('writes');
  const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return keys.flatMap((key, index) => readWrite(key, rows[index]) ?? []);
}

/**
 * Stores a write, merged into an earlier one if that is still waiting. Resolves to the stored form. `isRepeat`: an
 * attempt failed with the connection, but the write may have been stored.
 * @throws (rejects) if the storage is full.
 */
export async function putWrite(
  database: Database,
  row: WriteRow,
  {earlier, isRepeat = false}: {earlier: number | undefined; isRepeat?: boolean},
): Promise<Write> {
  const transaction = database.transaction('writes', 'readwrite', strict);
  const {store} = transaction;
  const last = isRepeat ? await store.openCursor(null, 'prev') : null;
  if (last && equal(last.value, storedOf(row))) return {...row, id: last.key};
  const stored = earlier === undefined ? undefined : readWrite(earlier, await store.get(earlier));
  const merged = stored?.state === 'waiting' ? mergeWrites(rowOf(stored), row) : undefined;
  const put = merged && stored ? store.put(storedOf(merged), stored.id) : store.add(storedOf(row));
  // The page may be left right after a click.
  transaction.commit();
  const [id] = await Promise.all([put, transaction.done]);
  return {...(merged ?? row), id};
}

/** Stores writes as they are, in one transaction. Resolves to the stored form. @throws (rejects) like `putWrite` */
export async function putWrites(database: Database, rows: readonly WriteRow[]): Promise<Write[]> {
  const transaction = database.transaction('writes', 'readwrite', strict);
  const added = rows.map(row => transaction.store.add(storedOf(row)));
  transaction.commit();
  const ids = await Promise.all(added);
  await transaction.done;
  return rows.map((row, index) => ({...row, id: ids[index] as number}));
}

interface Lines {
  add(line: unknown): Promise<number>;
  put(line: unknown, key: number): Promise<unknown>;
  openCursor(range: null, direction: 'prev'): Promise<{readonly key: number; readonly value: unknown} | null>;
}

/** Adds a line, or extends the last one if the change continues it. */
async function addLine(lines: Lines, stored: unknown, {createdAt, undoes}: Write): Promise<JournalEntry | undefined> {
  const line = readJournalLine(stored);
  const cursor = await lines.openCursor(null, 'prev');
  const last = readJournalLine(cursor?.value);
  const isChange = undoes === undefined && line && last;
  const together = isChange ? joinedLine(last, line, createdAt) : undefined;
  if (together && cursor) await lines.put(together, cursor.key);
  const id = together && cursor ? cursor.key : await lines.add(stored);
  return line && {...(together ?? line), id};
}

/** A write that was changed: the form found, the new form, and the new line of the journal. */
export interface Changed {
  readonly id: number;
  readonly found: Write | undefined;
  readonly change: Change | undefined;
  readonly entry?: JournalEntry | undefined;
}

type Stores = IDBPTransaction<DatabaseSchema, ('writes' | 'journal' | 'imports')[], 'readwrite'>;

/** Records a finished write in the journal of its import or, if it has none, in that of the user's changes. */
async function recordDone(stores: Stores, found: Write, {journal, done}: Change): Promise<JournalEntry | undefined> {
  let entry: JournalEntry | undefined;
  if (found.of && done) {
    const key = importLineKey(found.account, found.target);
    const lines = stores.objectStore('imports');
    await (found.of === 'undo' ? lines.delete(key) : lines.put(journal, key));
  } else if (journal !== undefined) entry = await addLine(stores.objectStore('journal'), journal, found);
  if (found.undoes !== undefined && done) {
    const lines = stores.objectStore('journal');
    const line: unknown = await lines.get(found.undoes);
    if (line !== undefined) await lines.put(asUndone(line), found.undoes);
  }
  return entry;
}

/**
 * Changes writes in their stored form, together with the journal, in one transaction: after a crash of the browser, no
 * write is sent twice or impossible to undo. Writes that `by` returns nothing for stay as they are.
 */
export async function changeWrites(
  database: Database,
  ids: readonly number[],
  by: (write: Write) => Change | undefined,
): Promise<readonly Changed[]> {
  const stores = database.transaction(['writes', 'journal', 'imports'], 'readwrite', strict);
  const writes = stores.objectStore('writes');
  const changed: Changed[] = [];
  for (const id of ids) {
    const found = readWrite(id, await writes.get(id));
    const change = found && by(found);
    if (change?.write) await writes.put(storedOf(rowOf(change.write)), id);
    else if (change) await writes.delete(id);
    changed.push({id, found, change, entry: found && change && (await recordDone(stores, found, change))});
  }
  await stores.done;
  return changed;
}
