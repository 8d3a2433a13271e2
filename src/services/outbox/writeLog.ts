import {createStore, type Store} from '#domain/value/store';
import {onPageReturn} from '#platform/pageReturn';
import type {OpeningDatabase} from '../database';
import type {Report} from '../report';
import type {Tabs} from '../tabs';
import type {JournalEntry} from './journal';
import {mergeWrites, readDone} from './kinds';
import {changeWrites, putWrite, putWrites, readWrites, type Changed} from './writeStore';
import {readWrite, rowOf, storedOf, type Change, type Done, type Write, type WriteRow} from './write';
import {setHasWaitingWrites} from './waitingFlag';
import {text} from './messages';

interface Deps {
  database: OpeningDatabase;
  tabs: Tabs;
  report: Report;
  signal: AbortSignal;
  /** Called for every write that was finished. `isElsewhere`: by another tab. `entry`: its line in the journal. */
  onDone: (done: Done, isElsewhere: boolean, entry?: JournalEntry) => void;
  /** Called when the log has been read. */
  onRead: () => void;
}

/** Writes that are not stored yet have ids from here on. They are shown, but not sent. */
const firstUnstoredId = 2 ** 52;

/** Order of the writes: as they were stored; those that could not be stored (negative ids) last. */
const position = ({id}: Write) => (id < 0 ? firstUnstoredId - id : id);

/**
 * The writes of all accounts. Each tab keeps them in memory and acts on that copy; the database is the log that
 * survives the page. A tab changes a write in one transaction, which first compares it with the log, and sends the
 * changed row to the other tabs. Only a page that has missed messages reads the log again.
 */
export class WriteLog {
  readonly #deps: Deps;
  readonly #writes = new Map<number, Write>();
  /** Ids of removed writes, since a message about an earlier change may arrive late. Ids are never used again. */
  readonly #removed = new Set<number>();
  /** When this page saw a write being sent (ms of its own clock), by id. */
  readonly #sentSince = new Map<number, number>();
  readonly #all: Store<readonly Write[]> = createStore<readonly Write[]>([]);
  /** Serializes the additions, so that each knows the previous one. */
  #adding: Promise<unknown>;
  #lastUnstoredId = firstUnstoredId;
  #lastMemoryId = 0;
  readonly all = this.#all.get;
  readonly subscribe = this.#all.subscribe;
  /** Resolves once the log has been read, or the database takes too long. */
  readonly ready: Promise<void>;

  constructor(deps: Deps) {
    const {tabs, signal} = deps;
    this.#deps = deps;
    tabs.on('writes', ({id, row, done}) => this.#receive(id, row, done), {signal});
    onPageReturn(() => void this.#read().catch(() => undefined), signal);
    this.ready = this.#read().catch(() => undefined);
    this.#adding = this.ready;
  }

  /** The writes that may be sent: those that are in the log, and those that never will be. */
  sendable = () => this.all().filter(({id}) => id < firstUnstoredId);

  /**
   * Adds a write, merged into the last one with the same target if that is still waiting. It is shown at once. Resolves
   * when it is in the log; `isDurable`: it survives the end of the browser.
   */
  async add(row: WriteRow): Promise<{id: number; isDurable: boolean}> {
    const shown: Write = {...row, id: ++this.#lastUnstoredId};
    this.#adopt(shown);
    const added = this.#adding.then(async () => {
      const write = await this.#store(row);
      this.#writes.delete(shown.id);
      this.#adopt(write);
      return {id: write.id, isDurable: write.id > 0};
    });
    this.#adding = added;
    return added;
  }

  /**
   * Adds writes of a job as they are, in one transaction. Resolves when they are in the log.
   * @throws (rejects) if they cannot be stored
   */
  async addAll(rows: readonly WriteRow[]): Promise<void> {
    await this.ready;
    const added = await this.#deps.database.use(database => putWrites(database, rows));
    if (!added) throw new Error('The database cannot be opened.');
    for (const write of added) {
      this.#put(write);
      this.#tell(write.id, write);
    }
    this.#changed();
  }

  /** How long ago this page saw a write being sent (ms), whatever the clock says; `undefined` if an earlier page did. */
  sentForMs = ({id}: Write): number | undefined => {
    const since = this.#sentSince.get(id);
    return since === undefined ? undefined : performance.now() - since;
  };

  /**
   * Changes a write in the form that the log has now, or leaves it unchanged. Does nothing if it no longer exists.
   * Resolves to whether it was changed.
   * @throws (rejects) if the database that holds it can no longer be opened.
   */
  async change(id: number, by: (write: Write) => Change | undefined): Promise<boolean> {
    return (await this.changeAll([id], by)).length > 0;
  }

  /** Changes writes like `change`, in one transaction. Resolves to the ids of those that were changed. */
  async changeAll(ids: readonly number[], by: (write: Write) => Change | undefined): Promise<readonly number[]> {
    const inMemory = ids
      .filter(id => id < 0)
      .map((id): Changed => {
        const found = this.#writes.get(id);
        return {id, found, change: found && by(found)};
      });
    const stored = ids.filter(id => id >= 0);
    const inLog = stored.length ? await this.#deps.database.use(database => changeWrites(database, stored, by)) : [];
    if (!inLog) throw new Error('The database cannot be opened.');
    const changed = [...inMemory, ...inLog];
    const isChanged = changed.filter(each => this.#apply(each));
    this.#changed();
    return isChanged.map(({id}) => id);
  }

  /** Applies a change and sends it to the other tabs; the caller notifies the listeners. */
  #apply({id, found, change, entry}: Changed): boolean {
    if (!found || !change) {
      if (found) this.#put(found);
      else this.#drop(id);
      return false;
    }
    // The result first: it is shown once the write is gone.
    if (change.done) this.#deps.onDone(change.done, false, entry);
    if (change.write) this.#put(change.write);
    else this.#drop(id);
    this.#tell(id, change.write, change.done);
    return true;
  }

  /** Puts a write into the log, or into memory alone if there is no database or it is full. */
  async #store(row: WriteRow): Promise<Write> {
    try {
      const write = await this.#deps.database.use((database, isRepeat) => {
        const earlier = this.#mergeable(row)?.id ?? 0;
        return putWrite(database, row, {earlier: earlier > 0 ? earlier : undefined, isRepeat});
      });
      if (write) {
        this.#tell(write.id, write);
        return write;
      }
    } catch {
      // The disk is full: keep it in memory and report that below.
    }
    return this.#keepInMemory(row);
  }

  #keepInMemory(row: WriteRow): Write {
    const last = this.#mergeable(row);
    const merged = last && last.id < 0 ? mergeWrites(rowOf(last), row) : undefined;
    if (merged && last) return {...merged, id: last.id};
    if (this.#lastMemoryId === 0) this.#deps.report.notice(text.notStored);
    return {...row, id: --this.#lastMemoryId};
  }

  /** The last write to the same target, if it is still waiting. */
  #mergeable({target, account}: WriteRow): Write | undefined {
    const last = this.sendable().findLast(
      write => write.target === target && write.account === account && write.state !== 'refused',
    );
    return last?.state === 'waiting' ? last : undefined;
  }

  /** Reads the log: under a lock, messages about what its last holder did may not have arrived yet. */
  refresh = () => this.#read(false).catch(() => undefined);

  /** Reads the log. If the database opens late, the log counts as unchanged until then. */
  async #read(isLate = true) {
    const {database: source} = this.#deps;
    const before = new Map(this.#writes);
    const writes = await source.use(readWrites);
    if (writes) this.#onStored(writes, before, isLate);
    else
      void source
        .opened()
        .then(async late => late && this.#onStored(await readWrites(late), before))
        .catch(() => undefined);
  }

  /** Takes over the log. `before`: the writes that were known when reading began; what has changed since is newer. */
  #onStored(writes: readonly Write[], before: ReadonlyMap<number, Write>, isLate = true) {
    const isUnchanged = (id: number) => this.#writes.get(id) === before.get(id);
    const stored = new Set(writes.map(({id}) => id));
    for (const write of writes) if (isUnchanged(write.id)) this.#put(write, isLate);
    // Finished or discarded by other tabs while this page was in the back/forward cache.
    for (const id of before.keys())
      if (id > 0 && id < firstUnstoredId && !stored.has(id) && isUnchanged(id)) this.#drop(id);
    this.#changed();
    this.#deps.onRead();
  }

  #receive(id: unknown, row: unknown, sent: unknown) {
    if (typeof id !== 'number') return;
    const done = readDone(sent);
    if (done) this.#deps.onDone(done, true);
    const write = row === undefined ? undefined : readWrite(id, row);
    // Without an id, the message is about a write that another tab keeps only in memory.
    if (write) this.#adopt(write);
    else if (id > 0 && row === undefined) this.#remove(id);
  }

  #tell(id: number, write: Write | undefined, done?: Done) {
    const row = write && id > 0 ? storedOf(rowOf(write)) : undefined;
    this.#deps.tabs.send({type: 'writes', id: Math.max(0, id), row, done: done && {...done, id: Math.max(0, done.id)}});
  }

  #adopt(write: Write) {
    this.#put(write);
    this.#changed();
  }

  /**
   * Remembers a write, unless it was removed; the caller notifies the listeners. `isLate`: it may have been sent long
   * ago.
   */
  #put(write: Write, isLate = false) {
    const {id, state, sentAt} = write;
    if (this.#removed.has(id)) return;
    const isNew = this.#writes.get(id)?.sentAt !== sentAt;
    if (state !== 'sent' || (isNew && isLate)) this.#sentSince.delete(id);
    else if (isNew) this.#sentSince.set(id, performance.now());
    this.#writes.set(id, write);
  }

  #remove(id: number) {
    if (this.#drop(id)) this.#changed();
  }

  /** Forgets a write; the caller notifies the listeners. Returns whether it was known. */
  #drop(id: number) {
    this.#removed.add(id);
    this.#sentSince.delete(id);
    return this.#writes.delete(id);
  }

  #changed() {
    const before = this.all().length;
    this.#all.set([...this.#writes.values()].toSorted((a, b) => position(a) - position(b)));
    const now = this.all().length;
    if (before === 0 || now === 0) setHasWaitingWrites(now > 0);
  }
}
