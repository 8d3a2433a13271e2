import type {Queue} from './queue';
import type {Write} from './write';
import {setHasWaitingWrites} from './waitingFlag';

/** This tab's copy of the outbox: the stored writes, and those not stored yet. */
export class MemoryQueue {
  readonly #queue: Queue;
  readonly #listeners = new Set<() => void>();
  #stored: readonly Write[] = [];
  #unstored: readonly Write[] = [];
  #all: readonly Write[] = [];
  #reading = 0;

  constructor(queue: Queue) {
    this.#queue = queue;
  }

  all = () => this.#all;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Adds a write before it is stored. */
  addUnstored(write: Write) {
    this.#unstored = [...this.#unstored, write];
    setHasWaitingWrites(true);
    this.notify();
  }

  /** Reads the outbox again. `arrived`: a write that has been stored, or that could not be. */
  async reload(arrived?: Write): Promise<void> {
    const count = ++this.#reading;
    const stored = await this.#queue.all();
    if (arrived) this.#unstored = this.#unstored.filter(each => each !== arrived);
    // A read that started later has newer data.
    if (count >= this.#reading) this.#stored = stored;
    else if (arrived) return this.reload();
    setHasWaitingWrites(this.#stored.length + this.#unstored.length > 0);
    this.notify();
  }

  notify() {
    this.#all = [...this.#stored, ...this.#unstored];
    for (const listener of [...this.#listeners]) listener();
  }
}
