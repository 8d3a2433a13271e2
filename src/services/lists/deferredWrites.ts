import {seconds} from '../api/lifetime';

/** So long changes are gathered before they are written (spec 1, section 4: list cache). */
const usualDelay = seconds(10);

interface Gathered {
  readonly written: Promise<void>;
  readonly resolve: () => void;
}

function gather(): Gathered {
  let resolve: () => void = () => {};
  const written = new Promise<void>(done => (resolve = done));
  return {written, resolve};
}

/** Writes some while (milliseconds; ten seconds for lists) after the first change of each round; at once when the page is hidden, since it may never come back. */
export class DeferredWrites {
  readonly #due = new Map<string, () => Promise<unknown>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round: Gathered | undefined;

  readonly #delay: number;

  constructor(signal: AbortSignal, delay = usualDelay) {
    this.#delay = delay;
    document.addEventListener('visibilitychange', () => document.hidden && void this.flush(), {signal});
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /** Asks for a write; the last one asked for under a key counts. Resolves once it was tried. */
  due(key: string, write: () => Promise<unknown>): Promise<void> {
    this.#due.set(key, write);
    this.#timer ??= setTimeout(() => void this.flush(), this.#delay);
    this.#round ??= gather();
    return this.#round.written;
  }

  /** Writes what is due now; every write begins before this returns. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const round = this.#round;
    this.#round = undefined;
    const writes = [...this.#due.values()];
    this.#due.clear();
    await Promise.all(writes.map(write => write()));
    round?.resolve();
  }
}
