import type {Database, OpeningDatabase} from '#services/database';
import {Transaction, type Rows} from './transaction';
import type {SimulatedTab, World} from './world';

/** The database that all tabs share, with transactions like those of IndexedDB, as far as the services use them. */
export class Disk {
  readonly world: World;
  /** Nothing more can be stored. */
  isFull = false;
  /** Requests may take seconds. */
  isSlow = false;
  readonly #stores = new Map<string, Rows>();
  #open: Transaction[] = [];

  constructor(world: World) {
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
    if (!transaction.tab.isAlive) return;
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
