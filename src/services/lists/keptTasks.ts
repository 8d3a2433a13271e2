import {isRecent} from '#domain/date/isRecent';
import {SharedTask} from '../sharedTask';

interface KeptTask<T, P> {
  /** When it was started; once it is done, when that was (epoch milliseconds). */
  at: number;
  readonly task: SharedTask<T, P>;
}

type Run<T, P> = (signal: AbortSignal, tell: (progress: P) => void) => Promise<T>;

/** Tasks by key. One in progress is shared by all callers, and its result for a while; a failure is not kept. */
export class KeptTasks<P = never> {
  readonly #lifetime: number;
  readonly #now: () => number;
  readonly #kept = new Map<string, KeptTask<unknown, P>>();

  /** @param lifetime how long a result is kept, in memory only (ms). */
  constructor(lifetime: number, now: () => number) {
    this.#lifetime = lifetime;
    this.#now = now;
  }

  /** The task with this key: the one that is kept, or a new one. The key determines the type of the result. */
  get<T>(key: string, run: Run<T, P>): SharedTask<T, P> {
    for (const [other, {at}] of this.#kept) if (!isRecent(at, this.#now(), this.#lifetime)) this.#kept.delete(other);
    const known = this.#kept.get(key);
    if (known && !known.task.isAborted) return known.task as SharedTask<T, P>;
    const task: SharedTask<T, P> = new SharedTask<T, P>(async (signal, tell) => {
      try {
        const result = await run(signal, tell);
        const kept = this.#kept.get(key);
        if (kept?.task === task) kept.at = this.#now();
        return result;
      } catch (error) {
        if (this.#kept.get(key)?.task === task) this.#kept.delete(key);
        throw error;
      }
    });
    this.#kept.set(key, {at: this.#now(), task});
    return task;
  }

  /** Makes the next caller start a new task. */
  drop = (key: string) => void this.#kept.delete(key);

  /** Ends all tasks. */
  forget() {
    for (const {task} of this.#kept.values()) task.stop();
    this.#kept.clear();
  }
}
