interface Row {
  readonly id: number;
}

/** Records how to undo every write since it was started, which makes a reset cheap. */
export class UndoLog {
  private undo: (() => void)[] = [];
  private recording = false;

  start(): void {
    this.recording = true;
    this.undo = [];
  }

  record(undo: () => void): void {
    if (this.recording) this.undo.push(undo);
  }

  /** The number of writes that can be undone. */
  get length(): number {
    return this.undo.length;
  }

  rollBack(): void {
    this.rollBackTo(0);
  }

  /** Undoes every write since the log had this length. */
  rollBackTo(length: number): void {
    this.recording = false;
    for (const undo of this.undo.splice(length).reverse()) undo();
    this.recording = true;
  }
}

interface Index<T> {
  keyOf(row: T): number | undefined;
  ids: Map<number, Set<number>>;
}

/** Rows by id with further indexes. Rows are never modified, only replaced. */
export class Table<T extends Row> {
  private readonly rows = new Map<number, T>();
  private readonly indexes: Index<T>[] = [];
  private readonly unique: {keyOf(row: T): number; ids: Map<number, number>}[] = [];
  private last = 0;

  constructor(private readonly journal: UndoLog) {}

  get size(): number {
    return this.rows.size;
  }

  get(id: number): T | undefined {
    return this.rows.get(id);
  }

  all(): T[] {
    return [...this.rows.values()];
  }

  /** The next free id. Ids are never reused. */
  nextId(): number {
    return this.last + 1;
  }

  put(row: T): T {
    const before = this.rows.get(row.id);
    const last = this.last;
    this.journal.record(() => {
      if (before) this.place(before);
      else this.drop(row.id);
      this.last = last;
    });
    this.place(row);
    return row;
  }

  remove(id: number): boolean {
    const before = this.rows.get(id);
    if (!before) return false;
    this.journal.record(() => this.place(before));
    this.drop(id);
    return true;
  }

  /** Creates an index by a key that is unique for each row. */
  uniqueIndex(keyOf: (row: T) => number): (key: number) => T | undefined {
    const ids = new Map<number, number>();
    this.unique.push({keyOf, ids});
    return key => {
      const id = ids.get(key);
      return id === undefined ? undefined : this.rows.get(id);
    };
  }

  /** Creates an index by a key. Rows without the key are left out. */
  index(keyOf: (row: T) => number | undefined): (key: number) => T[] {
    const index: Index<T> = {keyOf, ids: new Map()};
    this.indexes.push(index);
    for (const row of this.rows.values()) this.enter(index, row);
    return key => {
      const found: T[] = [];
      for (const id of index.ids.get(key) ?? []) {
        const row = this.rows.get(id);
        if (row) found.push(row);
      }
      return found;
    };
  }

  private enter(index: Index<T>, row: T): void {
    const key = index.keyOf(row);
    if (key === undefined) return;
    const ids = index.ids.get(key);
    if (ids) ids.add(row.id);
    else index.ids.set(key, new Set([row.id]));
  }

  private place(row: T): void {
    const before = this.rows.get(row.id);
    this.rows.set(row.id, row);
    if (row.id > this.last) this.last = row.id;
    for (const {keyOf, ids} of this.unique) ids.set(keyOf(row), row.id);
    for (const index of this.indexes) {
      const old = before && index.keyOf(before);
      if (old !== undefined && old !== index.keyOf(row)) index.ids.get(old)?.delete(row.id);
      this.enter(index, row);
    }
  }

  private drop(id: number): void {
    const row = this.rows.get(id);
    if (!row) return;
    this.rows.delete(id);
    for (const {keyOf, ids} of this.unique) ids.delete(keyOf(row));
    for (const index of this.indexes) {
      const key = index.keyOf(row);
      if (key !== undefined) index.ids.get(key)?.delete(id);
    }
  }
}
