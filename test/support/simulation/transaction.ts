import type {SimulatedTab, World} from './world';

type Key = string | number;

/** The rows of an object store, and the next key that it gives. */
export interface Rows {
  readonly rows: ReadonlyMap<Key, unknown>;
  readonly nextKey: number;
}

type Action = (transaction: Transaction) => unknown;

interface Pending {
  readonly action: Action;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

const full = () => new DOMException('The disk is full.', 'QuotaExceededError');
/** The keys of rows in order: all, those in a range, or a single one. */
function keysOf({rows}: Rows, query?: IDBKeyRange | Key | null, count = Infinity): Key[] {
  const isWanted = (key: Key) => (query instanceof IDBKeyRange ? query.includes(key) : (query ?? key) === key);
  return [...rows.keys()]
    .filter(isWanted)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .slice(0, count);
}

/** The disk, as its transactions see it. */
interface TransactionDisk {
  readonly world: World;
  readonly isFull: boolean;
  readonly stored: (name: string) => Rows;
  latency(): number;
  begin(transaction: Transaction): void;
  mayStart(transaction: Transaction): boolean;
  end(transaction: Transaction, changed: ReadonlyMap<string, Rows>): void;
}

/** A transaction of a tab, which ends by itself once it has no requests left. */
export class Transaction {
  readonly tab: SimulatedTab;
  readonly names: readonly string[];
  readonly isWriting: boolean;
  readonly done: Promise<void>;
  readonly #disk: TransactionDisk;
  readonly #changed = new Map<string, Rows>();
  #pending: Pending[] = [];
  #state: 'waiting' | 'started' | 'over' = 'waiting';
  #isBusy = false;
  /** Number of results that the tab has not handled yet: it may be frozen. */
  #unhandledCount = 0;
  #isCommitted = false;
  #hasPut = false;
  #settle: {resolve: () => void; reject: (reason: unknown) => void} | undefined;

  constructor(disk: TransactionDisk, tab: SimulatedTab, names: readonly string[], isWriting: boolean) {
    this.#disk = disk;
    this.tab = tab;
    this.names = names;
    this.isWriting = isWriting;
    this.done = new Promise((resolve, reject) => void (this.#settle = {resolve, reject}));
    this.done.catch(() => undefined);
    disk.begin(this);
    disk.world.post(0, () => this.#commitIfIdle(), tab);
  }

  get store() {
    return this.objectStore(this.names[0] ?? '');
  }

  rowsOf = (name: string) => this.#changed.get(name) ?? this.#disk.stored(name);

  objectStore(name: string) {
    const read = (action: (rows: Rows) => unknown) => this.#request(() => structuredClone(action(this.rowsOf(name))));
    const write = (action: (rows: Map<Key, unknown>, nextKey: number) => Key | undefined) =>
      this.#request(() => {
        const {rows, nextKey} = this.rowsOf(name);
        const own = this.#changed.get(name)?.rows ?? new Map(rows);
        const key = action(own as Map<Key, unknown>, nextKey);
        const isCounted = typeof key === 'number';
        this.#changed.set(name, {rows: own, nextKey: isCounted ? Math.max(nextKey, key + 1) : nextKey});
        return key;
      });
    const put = (value: unknown, key?: Key) => {
      const stored: unknown = structuredClone(value);
      return write((rows, nextKey) => {
        if (this.#disk.isFull && this.#disk.world.random.chance(0.5)) throw full();
        this.#hasPut = true;
        rows.set(key ?? nextKey, stored);
        return key ?? nextKey;
      });
    };
    return {
      get: (key: Key) => read(({rows}) => rows.get(key)),
      getAll: (query?: IDBKeyRange | null, count?: number) =>
        read(all => keysOf(all, query, count).map(key => all.rows.get(key))),
      getAllKeys: (query?: IDBKeyRange | null, count?: number) => read(all => keysOf(all, query, count)),
      openCursor: () =>
        read(all => {
          const key = keysOf(all).at(-1);
          return key === undefined ? null : {key, value: all.rows.get(key)};
        }),
      put,
      add: put,
      delete: (query: IDBKeyRange | Key) =>
        write((rows, nextKey) => {
          for (const key of keysOf({rows, nextKey}, query)) rows.delete(key);
          return undefined;
        }),
      clear: () => write(rows => void rows.clear()),
    };
  }

  commit() {
    this.#isCommitted = true;
    this.#commitIfIdle();
  }

  abort() {
    this.#fail(new DOMException('It was aborted.', 'AbortError'));
  }

  /** The tab was killed: only what it had committed is carried out. */
  lose() {
    if (!this.#isCommitted) return this.#over(new Map());
    for (const {action} of this.#pending.splice(0)) {
      try {
        action(this);
      } catch {
        return this.#over(new Map());
      }
    }
    this.#over(this.#changed);
  }

  #request(action: Action): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#state === 'over') return reject(new DOMException('It is over.', 'TransactionInactiveError'));
      this.#pending.push({action, resolve, reject});
      this.pump();
    });
  }

  /** Carries out the next request, once the transactions before are over. */
  pump() {
    if (this.#state === 'waiting' && this.#disk.mayStart(this)) this.#state = 'started';
    if (this.#state !== 'started' || this.#isBusy) return;
    if (!this.#pending.length) return void this.#disk.world.post(0, () => this.#commitIfIdle(), this.tab);
    this.#isBusy = true;
    this.#disk.world.postOutside(this.#disk.latency(), () => this.#carryOut());
  }

  #carryOut() {
    const next = this.#pending.shift();
    this.#isBusy = false;
    if (!next || this.#state === 'over') return;
    const {world} = this.#disk;
    try {
      const value = next.action(this);
      this.#unhandledCount += 1;
      world.post(0, () => next.resolve(value), this.tab);
      const onHandled = () => {
        this.#unhandledCount -= 1;
        this.#commitIfIdle();
      };
      world.post(0, onHandled, this.tab);
    } catch (error) {
      world.post(0, () => next.reject(error), this.tab);
      return this.#fail(error);
    }
    this.pump();
  }

  #commitIfIdle() {
    if (this.#state === 'waiting') this.pump();
    if (this.#state !== 'started' || this.#isBusy || this.#pending.length) return;
    if (this.#unhandledCount && !this.#isCommitted) return;
    // A browser may notice only at the end that the disk is full.
    if (this.#disk.isFull && this.#hasPut) return this.#fail(full());
    this.#over(this.#changed);
    this.#disk.world.post(0, () => this.#settle?.resolve(), this.tab);
  }

  #fail(reason: unknown) {
    if (this.#state === 'over') return;
    const pending = this.#pending.splice(0);
    this.#over(new Map());
    const tell = () => {
      for (const {reject} of pending) reject(reason);
      this.#settle?.reject(reason);
    };
    this.#disk.world.post(0, tell, this.tab);
  }

  #over(changed: ReadonlyMap<string, Rows>) {
    this.#state = 'over';
    this.#disk.end(this, changed);
  }
}
