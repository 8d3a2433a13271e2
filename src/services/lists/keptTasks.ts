import {minutes} from '../api/cache/lifetime';
import {toApiError} from '../api/apiError';
import {SharedTask} from '../sharedTask';

/** How long other people's lists are kept, in memory only (rule lists-13). */
const lifetime = minutes(5);

interface KeptTask<T, P> {
  /** When it was started; after loading, when it was done (epoch milliseconds). */
  at: number;
  readonly task: SharedTask<T, P>;
}

/** Requests of lists by key. One in progress is shared by all callers, and its result for five minutes. */
export class KeptTasks<T, P = never> {
  readonly #now: () => number;
  readonly #kept = new Map<string, KeptTask<T, P>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Rejects with an `ApiError`, or the reason of the caller's signal. */
  join(
    key: string,
    run: (signal: AbortSignal, tell: (progress: P) => void) => Promise<T>,
    options: {signal?: AbortSignal; onProgress?: (progress: P) => void} = {},
  ): Promise<T> {
    for (const [each, {at}] of this.#kept) if (this.#now() - at >= lifetime) this.#kept.delete(each);
    const known = this.#kept.get(key);
    if (known && !known.task.isAborted) return known.task.join(options);
    const task = this.#start(key, run);
    this.#kept.set(key, {at: this.#now(), task});
    return task.join(options);
  }

  /** Stops what is in progress and forgets what is known. */
  forget() {
    for (const {task} of this.#kept.values()) task.stop();
    this.#kept.clear();
  }

  #start(key: string, run: (signal: AbortSignal, tell: (progress: P) => void) => Promise<T>) {
    const task = new SharedTask<T, P>(async (signal, tell) => {
      try {
        const result = await run(signal, tell);
        const kept = this.#kept.get(key);
        if (kept?.task === task) kept.at = this.#now();
        return result;
      } catch (error) {
        if (this.#kept.get(key)?.task === task) this.#kept.delete(key);
        throw signal.aborted ? signal.reason : toApiError(error);
      }
    });
    return task;
  }
}
