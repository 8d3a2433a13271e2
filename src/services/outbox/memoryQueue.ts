import type {Queue} from './queue';
import type {Write} from './write';
import {noteWaiting} from './waitingFlag';

/** This tab's copy of the outbox: the stored writes, and those not stored yet. */
export class MemoryQueue {
  readonly #queue: Queue;
  readonly #listeners = new Set<() => void>();
  #stored: readonly Write[] = [];
  #arriving: readonly Write[] = [];
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
  arrive(write: Write) {
    this.#arriving = [...this.#arriving, write];
    noteWaiting(true);
    this.notify();
  }

  /** Reads the outbox again. `arrived`: a write that has been stored, or that could not be. */
  async read(arrived?: Write): Promise<void> {
    const count = ++this.#reading;
    const stored = await this.#queue.all();
    if (arrived) this.#arriving = this.#arriving.filter(each => each !== arrived);
    // A read that started later has newer data.
    if (count >= this.#reading) this.#stored = stored;
    else if (arrived) return this.read();
    noteWaiting(this.#stored.length + this.#arriving.length > 0);
    this.notify();
  }

  notify() {
    this.#all = [...this.#stored, ...this.#arriving];
    for (const listener of [...this.#listeners]) listener();
  }
}
