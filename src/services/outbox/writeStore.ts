import type {Database} from '../database';
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
 * Stores a write, merged into an earlier one if that is still waiting. Resolves to the stored form.
 * @throws (rejects) if the storage is full.
 */
export async function putWrite(database: Database, row: WriteRow, earlier: number | undefined): Promise<Write> {
  const {store, done} = database.transaction('writes', 'readwrite', strict);
  const stored = earlier === undefined ? undefined : readWrite(earlier, await store.get(earlier));
  const merged = stored?.state === 'waiting' ? mergeWrites(rowOf(stored), row) : undefined;
  const id = merged && stored ? await store.put(storedOf(merged), stored.id) : await store.add(storedOf(row));
  await done;
  return {...(merged ?? row), id};
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

/** Changes a write in its stored form. Resolves to the form found, the new form, and the new line of the journal. */
export async function changeWrite(database: Database, id: number, by: (write: Write) => Change | undefined) {
  const transaction = database.transaction(['writes', 'journal', 'imports'], 'readwrite', strict);
  const writes = transaction.objectStore('writes');
  const found = readWrite(id, await writes.get(id));
  const change = found && by(found);
  let entry: JournalEntry | undefined;
  if (change?.write) await writes.put(storedOf(rowOf(change.write)), id);
  else if (change) await writes.delete(id);
  if (found?.of && change?.done) {
    // In the same transaction, so that after a crash of the browser the write is neither sent twice nor impossible
    // to undo.
    const key = importLineKey(found.account, found.target);
    const lines = transaction.objectStore('imports');
    await (found.of === 'undo' ? lines.delete(key) : lines.put(change.journal, key));
  } else if (found && change?.journal !== undefined)
    entry = await addLine(transaction.objectStore('journal'), change.journal, found);
  if (found?.undoes !== undefined && change?.done) {
    const lines = transaction.objectStore('journal');
    const line: unknown = await lines.get(found.undoes);
    if (line !== undefined) await lines.put(asUndone(line), found.undoes);
  }
  await transaction.done;
  return {found, change, entry};
}
