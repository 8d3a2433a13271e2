import {seconds} from '../api/cache/lifetime';

/** Changes are batched for this long before they are written. */
const defaultDelay = seconds(10);

interface Batch {
  readonly written: Promise<void>;
  readonly resolve: () => void;
}

function createBatch(): Batch {
  let resolve: () => void = () => {};
  const written = new Promise<void>(done => (resolve = done));
  return {written, resolve};
}

/**
 * Batches database writes: they run some time (`delay` in ms; ten seconds for lists) after the first change of a batch,
 * or at once when the page is hidden, since it may never become visible again.
 */
export class DeferredWrites {
  readonly #due = new Map<string, () => Promise<unknown>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #batch: Batch | undefined;

  readonly #delay: number;

  constructor(signal: AbortSignal, delay = defaultDelay) {
    this.#delay = delay;
    document.addEventListener('visibilitychange', () => document.hidden && void this.flush(), {signal});
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /**
   * Schedules a write. Of several under the same key, only the last one runs. Resolves once the write has been
   * attempted.
   */
  schedule(key: string, write: () => Promise<unknown>): Promise<void> {
    this.#due.set(key, write);
    this.#timer ??= setTimeout(() => void this.flush(), this.#delay);
    this.#batch ??= createBatch();
    return this.#batch.written;
  }

  /** Runs the scheduled writes. All of them have been started when this returns. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const round = this.#batch;
    this.#batch = undefined;
    const writes = [...this.#due.values()];
    this.#due.clear();
    try {
      await Promise.all(writes.map(write => write()));
    } finally {
      round?.resolve();
    }
  }
}
