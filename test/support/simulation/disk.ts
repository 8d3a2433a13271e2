import type {Database, OpeningDatabase} from '#services/database';
import type {SimulatedTab, VirtualWorld} from './virtualWorld';

type Key = string | number;

interface Rows {
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
const keysOf = ({rows}: Rows) => [...rows.keys()].toSorted((a, b) => (a < b ? -1 : 1));

/** The database that all tabs share, with transactions like those of IndexedDB, as far as the services use them. */
export class Disk {
  readonly world: VirtualWorld;
  /** Nothing more can be stored. */
  isFull = false;
  /** Requests may take seconds. */
  isSlow = false;
  readonly #stores = new Map<string, Rows>();
  #open: Transaction[] = [];

  constructor(world: VirtualWorld) {
    this.world = world;
    world.onEnd(tab => {
      for (const transaction of this.#open) if (transaction.tab === tab) transaction.lose();
    });
  }

  stored = (name: string): Rows => this.#stores.get(name) ?? {rows: new Map(), nextKey: 1};

  latency() {
    const {random} = this.world;
    if (this.isSlow && random.chance(0.2)) return random.between(50, 3000);
    return random.chance(0.9) ? random.between(0, 2) : random.between(2, 60);
  }

  begin(transaction: Transaction) {
    this.#open.push(transaction);
    transaction.pump();
  }

  /** Whether no earlier transaction uses the same stores, unless both only read. */
  mayStart(transaction: Transaction) {
    const before = this.#open.slice(0, this.#open.indexOf(transaction));
    return before.every(
      other =>
        (!other.isWriting && !transaction.isWriting) || other.names.every(name => !transaction.names.includes(name)),
    );
  }

  /** Ends a transaction. What it has changed is stored at once, or not at all. */
  end(transaction: Transaction, changed: ReadonlyMap<string, Rows>) {
    if (!this.#open.includes(transaction)) return;
    for (const [name, rows] of changed) this.#stores.set(name, rows);
    this.#open = this.#open.filter(each => each !== transaction);
    for (const each of [...this.#open]) each.pump();
  }

  /** The connection of a tab. */
  open(tab: SimulatedTab): OpeningDatabase {
    const begin = (names: string | readonly string[], mode = 'readonly') =>
      new Transaction(this, tab, typeof names === 'string' ? [names] : [...names], mode === 'readwrite');
    const shortcut =
      (mode: string, name: string) =>
      async (store: string, ...rest: unknown[]) => {
        const transaction = begin(store, mode);
        const method = Reflect.get(transaction.store, name) as (...given: unknown[]) => Promise<unknown>;
        const [value] = await Promise.all([method(...rest), transaction.done]);
        return value;
      };
    const database: Database = {
      transaction: begin,
      close: () => undefined,
      get: shortcut('readonly', 'get'),
      getAll: shortcut('readonly', 'getAll'),
      getAllKeys: shortcut('readonly', 'getAllKeys'),
      put: shortcut('readwrite', 'put'),
      add: shortcut('readwrite', 'add'),
      delete: shortcut('readwrite', 'delete'),
    } as never;
    const opened = new Promise<Database>(resolve => this.world.post(this.latency(), () => resolve(database), tab));
    return {
      open: () => opened,
      opened: () => opened,
      use: async action => action(await opened, false),
    };
  }
}

class Transaction {
  readonly tab: SimulatedTab;
  readonly names: readonly string[];
  readonly isWriting: boolean;
  readonly done: Promise<void>;
  readonly #disk: Disk;
  readonly #changed = new Map<string, Rows>();
  #pending: Pending[] = [];
  #state: 'waiting' | 'started' | 'over' = 'waiting';
  #isBusy = false;
  #isCommitted = false;
  #hasPut = false;
  #settle: {resolve: () => void; reject: (reason: unknown) => void} | undefined;

  constructor(disk: Disk, tab: SimulatedTab, names: readonly string[], isWriting: boolean) {
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
        const copy = new Map(rows);
        const key = action(copy, nextKey);
        this.#changed.set(name, {
          rows: copy,
          nextKey: typeof key === 'number' ? Math.max(nextKey, key + 1) : nextKey,
        });
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
      getAll: () => read(all => keysOf(all).map(key => all.rows.get(key))),
      getAllKeys: () => read(keysOf),
      openCursor: () =>
        read(all => {
          const key = keysOf(all).at(-1);
          return key === undefined ? null : {key, value: all.rows.get(key)};
        }),
      put,
      add: put,
      delete: (key: Key) => write(rows => void rows.delete(key)),
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
      world.post(0, () => next.resolve(value), this.tab);
      world.post(0, () => this.#commitIfIdle(), this.tab);
    } catch (error) {
      world.post(0, () => next.reject(error), this.tab);
      return this.#fail(error);
    }
    this.pump();
  }

  #commitIfIdle() {
    if (this.#state === 'waiting') this.pump();
    if (this.#state !== 'started' || this.#isBusy || this.#pending.length) return;
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
