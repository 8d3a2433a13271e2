/** A map that drops the entries that were set longest ago once it has more than a number of entries. */
export class BoundedMap<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #maxSize: number;
  readonly #onDrop: ((value: V) => void) | undefined;

  /** @param onDrop called with each dropped value. */
  constructor(maxSize: number, onDrop?: (value: V) => void) {
    this.#maxSize = maxSize;
    this.#onDrop = onDrop;
  }

  get size() {
    return this.#entries.size;
  }

  get = (key: K): V | undefined => this.#entries.get(key);
  has = (key: K): boolean => this.#entries.has(key);
  delete = (key: K): boolean => this.#entries.delete(key);
  values = () => this.#entries.values();
  clear = () => this.#entries.clear();

  set(key: K, value: V) {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    for (const [oldest, dropped] of this.#entries) {
      if (this.#entries.size <= this.#maxSize) return;
      this.#entries.delete(oldest);
      this.#onDrop?.(dropped);
    }
  }
}
