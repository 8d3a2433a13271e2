import {isRecent} from '#domain/date/isRecent';
import {BoundedMap} from '#domain/value/boundedMap';
import {owned} from '#domain/value/owner';

/** Receives the progress of a task. */
type OnProgress<P> = (progress: P) => void;

interface JoinOptions<P> {
  /**
   * Ends the caller's wait. The task itself is aborted when all callers have left; a caller without a signal never
   * leaves.
   */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress<P> | undefined;
}

interface Waiter<T, P> {
  resolve(result: T): void;
  reject(error: unknown): void;
  tell(progress: P): void;
}

/**
 * A task whose result several callers wait for. It is aborted when all of them have left. It may take long to end after
 * that, and keeps no reference to callers that left.
 */
export class SharedTask<T, P = never> {
  readonly #end = new AbortController();
  readonly #waiters = new Set<Waiter<T, P>>();
  #callers = 0;
  #progress: {readonly last: P} | undefined;
  /** Delivers the result to a caller, once there is one. */
  #settle: ((waiter: Waiter<T, P>) => void) | undefined;

  constructor(run: (signal: AbortSignal, tell: OnProgress<P>) => Promise<T>) {
    const settle = (one: (waiter: Waiter<T, P>) => void) => {
      this.#settle = one;
      for (const waiter of this.#waiters) one(waiter);
      this.#waiters.clear();
    };
    const tell = (progress: P) => {
      this.#progress = {last: progress};
      for (const waiter of this.#waiters) waiter.tell(progress);
    };
    run(this.#end.signal, tell).then(
      result => settle(({resolve}) => resolve(result)),
      (error: unknown) => settle(({reject}) => reject(error)),
    );
  }

  /** Whether it was aborted, in which case a new caller must start a new task. */
  get isAborted() {
    return this.#end.signal.aborted;
  }

  /** Waits for the task. Rejects with the task's error, or the reason of the caller's signal. */
  join({signal, onProgress}: JoinOptions<P> = {}): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    this.#callers += 1;
    return new Promise<T>((resolve, reject) => {
      const stay = () => signal?.removeEventListener('abort', leave);
      const waiter: Waiter<T, P> = {
        resolve(result) {
          stay();
          resolve(result);
        },
        reject(error) {
          stay();
          reject(error as Error);
        },
        tell: owned(progress => onProgress?.(progress), signal),
      };
      const leave = () => this.#leave(waiter, signal?.reason);
      if (this.#progress) waiter.tell(this.#progress.last);
      if (this.#settle) return this.#settle(waiter);
      this.#waiters.add(waiter);
      signal?.addEventListener('abort', leave, {once: true});
    });
  }

  #leave(waiter: Waiter<T, P>, reason: unknown) {
    this.#waiters.delete(waiter);
    this.#callers -= 1;
    if (!this.#callers) this.stop();
    waiter.reject(reason);
  }

  /** Aborts the task, even if callers are waiting for it. */
  stop() {
    this.#end.abort('over');
  }
}

/** Maximum number of failures that are remembered. */
const maxFailures = 500;

/** Failures by key, so that the same task is not tried again at once. */
export class Failures {
  readonly #failures = new BoundedMap<string, {readonly error: unknown; readonly at: number; readonly waitMs: number}>(
    maxFailures,
  );

  /** The error of a task that failed less than its wait ago. */
  recent(key: string, now: number): {readonly error: unknown} | undefined {
    const failure = this.#failures.get(key);
    return failure && isRecent(failure.at, now, failure.waitMs) ? failure : undefined;
  }

  note(key: string, error: unknown, at: number, waitMs: number) {
    this.#failures.set(key, {error, at, waitMs});
  }

  forget = (key: string) => void this.#failures.delete(key);
  clear = () => this.#failures.clear();
}

/** Tasks in progress by key, each shared by all callers with the same key. */
export class SharedTasks {
  readonly #tasks = new Map<string, SharedTask<unknown>>();

  /** Joins the task with this key, or starts it. The key determines the type of the result. */
  join<T>(key: string, signal: AbortSignal | undefined, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const known = this.#tasks.get(key);
    const task = known && !known.isAborted ? known : this.#start(key, run);
    return task.join({signal}) as Promise<T>;
  }

  has(key: string) {
    const task = this.#tasks.get(key);
    return task !== undefined && !task.isAborted;
  }

  /** Makes the next caller start a new task. */
  forget = (key: string) => void this.#tasks.delete(key);

  #start(key: string, run: (signal: AbortSignal) => Promise<unknown>) {
    const over = () => this.#tasks.get(key) === task && this.#tasks.delete(key);
    const task = new SharedTask<unknown>(signal => run(signal).finally(over));
    this.#tasks.set(key, task);
    return task;
  }
}
