/** In-memory local storage that can be made to report that it is full. */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  full = false;

  constructor(items: Record<string, string> = {}) {
    for (const [key, value] of Object.entries(items)) this.#items.set(key, value);
  }

  get length() {
    return this.#items.size;
  }

  clear() {
    this.#items.clear();
  }

  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }

  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }

  removeItem(key: string) {
    this.#items.delete(key);
  }

  setItem(key: string, value: string) {
    if (this.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.#items.set(key, value);
  }
}
