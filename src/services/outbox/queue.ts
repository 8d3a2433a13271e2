import type {DatabaseSource} from '../database';
import type {Report} from '../report';
import {readWrite, rowOf, storedOf, type Write, type WriteRow} from './write';

/** Merges two writes into one, if possible. */
export type Merge = (earlier: WriteRow, later: WriteRow) => WriteRow | undefined;

/** The result of changing a write: its new form, or none if it is removed, and optionally a line for the journal. */
export interface Change {
  readonly write?: Write | undefined;
  readonly journal?: unknown;
}

/** The outbox in the database, shared by all tabs, in order. */
export interface Queue {
  all(): Promise<Write[]>;
  /**
   * Stores a write, merged into the last one with the same target if that is still waiting. `isDurable`: it is not lost
   * on reload.
   */
  add(row: WriteRow, merge: Merge): Promise<{id: number; isDurable: boolean}>;
  /**
   * Changes a write in its current form, or leaves it unchanged. Does nothing if it no longer exists. Resolves to the
   * new form.
   */
  change(id: number, by: (write: Write) => Change | undefined): Promise<Write | undefined>;
}

/** A write reported as stored must survive even if the browser is killed. */
const strict = {durability: 'strict'} as const;

const lastOf = (writes: readonly Write[], {target, account}: WriteRow) =>
  writes.filter(write => write.target === target && write.account === account && write.state !== 'refused').at(-1);

/** The last write to the target, if the new one can be merged into it. */
function mergeable(writes: readonly Write[], row: WriteRow, merge: Merge): Write | undefined {
  const last = lastOf(writes, row);
  if (last?.state !== 'waiting' || last.kind !== row.kind) return undefined;
  const merged = merge(last, row);
  return merged && {...merged, id: last.id};
}

class StoredQueue implements Queue {
  readonly #source: DatabaseSource;
  readonly #report: Report;
  /** Fallback if there is no database or it is full. Its keys are negative. */
  readonly #memory = new Map<number, Write>();
  #lastMemoryId = 0;

  constructor(source: DatabaseSource, report: Report) {
    this.#source = source;
    this.#report = report;
  }

  async all() {
    const stored = await this.#stored();
    return [...stored, ...this.#memory.values()];
  }

  async add(row: WriteRow, merge: Merge) {
    const known = mergeable([...this.#memory.values()], row, merge);
    if (known) {
      this.#memory.set(known.id, known);
      return {id: known.id, isDurable: false};
    }
    try {
      const id = await this.#put(row, merge);
      if (id !== undefined) return {id, isDurable: true};
    } catch {
      // The disk is full: keep it in memory and report that below.
    }
    if (this.#lastMemoryId === 0)
      this.#report.notice('This browser cannot store your changes: those that wait are lost when the page is closed.');
    const id = --this.#lastMemoryId;
    this.#memory.set(id, {...row, id});
    return {id, isDurable: false};
  }

  async change(id: number, by: (write: Write) => Change | undefined) {
    if (id < 0) return this.#changeInMemory(id, by);
    const database = await this.#source.open();
    if (!database) return undefined;
    const transaction = database.transaction(['writes', 'journal'], 'readwrite', strict);
    const writes = transaction.objectStore('writes');
    const write = readWrite(id, await writes.get(id));
    const change = write && by(write);
    if (change?.write) await writes.put(storedOf(rowOf(change.write)), id);
    else if (change) await writes.delete(id);
    if (change?.journal !== undefined) await transaction.objectStore('journal').add(change.journal);
    await transaction.done;
    return change?.write;
  }

  #changeInMemory(id: number, by: (write: Write) => Change | undefined) {
    const write = this.#memory.get(id);
    const change = write && by(write);
    if (change?.write) this.#memory.set(id, change.write);
    else if (change) this.#memory.delete(id);
    return change?.write;
  }

  async #stored(): Promise<Write[]> {
    const database = await this.#source.open();
    if (!database) return [];
    const store = database.transaction('writes').store;
    const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return keys.flatMap((key, index) => readWrite(key, rows[index]) ?? []);
  }

  async #put(row: WriteRow, merge: Merge): Promise<number | undefined> {
    const database = await this.#source.open();
    if (!database) return undefined;
    const transaction = database.transaction('writes', 'readwrite', strict);
    const {store} = transaction;
    const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const known = mergeable(
      keys.flatMap((key, index) => readWrite(key, rows[index]) ?? []),
      row,
      merge,
    );
    const id = known ? await store.put(storedOf(rowOf(known)), known.id) : await store.add(storedOf(row));
    await transaction.done;
    return id;
  }
}

/**
 * Creates the outbox's storage. Without a database, or if it is full, writes are kept in memory, which is reported
 * once.
 */
export const createQueue = (source: DatabaseSource, report: Report): Queue => new StoredQueue(source, report);
