/** The locks shared by all tabs. Other versions of the script use the same names, so they never change. */
export type LockName =
  | 'automail-budget'
  | 'automail-writes'
  | 'automail-unread'
  | 'automail-import'
  | `automail lists ${string}`;

/** A task that runs under the lock. `isOurs` returns whether this tab still holds it: another may have stolen it. */
export type LockedTask<T> = (isOurs: () => boolean) => Promise<T>;

interface LockOptions {
  /** Ends the wait, and releases the lock if it is held. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /**
   * A tab counts as frozen if two checks that are at least this long apart (ms) find it holding the lock, which is then
   * stolen.
   */
  readonly frozenAfterMs: number;
  /**
   * For tasks that may take longer: a value that changes while a live tab works. Tasks that wait for the rate limiter
   * pass its `progress`.
   */
  readonly progress?: () => string;
  readonly locks?: LockManager;
}

const holderOf = async (locks: LockManager, name: LockName) =>
  (await locks.query()).held?.find(lock => lock.name === name)?.clientId;

/** Calls back once two consecutive checks have found the same holder. */
class FrozenHolder {
  readonly #check: () => Promise<string | undefined>;
  readonly #found: () => void;
  readonly #delay: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: string | undefined;
  #isOver = false;

  constructor(check: () => Promise<string | undefined>, found: () => void, delay: number) {
    this.#check = check;
    this.#found = found;
    this.#delay = delay;
    this.#wait();
  }

  stop() {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  /** A random part of the delay keeps tabs from checking all at the same moment. */
  #wait() {
    this.#timer = setTimeout(() => void this.#look(), this.#delay * (1 + Math.random() / 2));
  }

  async #look() {
    // A browser that refuses to list its locks doesn't say who holds this one, so it is awaited.
    const holder = await this.#check().catch(() => undefined);
    if (this.#isOver) return;
    if (holder !== undefined && holder === this.#last) return this.#found();
    this.#last = holder;
    this.#wait();
  }
}

/** Whether a lock was lost to another tab, which took this one for frozen. */
export const isStolen = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Whether the browser refuses locks to the page, as with blocked storage. */
const isRefused = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError';

/** Runs the task until it ends or the signal aborts. */
async function runUntil<T>(task: LockedTask<T>, isOurs: () => boolean, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return task(isOurs);
  const ended = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), {signal: ended.signal});
  });
  return Promise.race([task(isOurs), aborted]).finally(() => ended.abort('over'));
}

/**
 * Runs a task under a lock shared by all tabs. A tab that is closed releases its locks. Where the browser has no Web
 * Locks, or refuses them, the task runs at once.
 * @throws (rejects) what the task throws, the reason of the signal, or `AbortError` if the lock was stolen from this tab.
 */
export async function withLock<T>(name: LockName, task: LockedTask<T>, options: LockOptions): Promise<T> {
  const {signal, frozenAfterMs, progress, locks = (navigator as Partial<Navigator>).locks} = options;
  signal?.throwIfAborted();
  if (!locks) return runUntil(task, () => true, signal);
  const wait = new AbortController();
  const holder = async () => {
    const id = await holderOf(locks, name);
    return id === undefined ? undefined : `${id} ${progress?.() ?? ''}`;
  };
  const frozen = new FrozenHolder(holder, () => wait.abort('frozen'), frozenAfterMs);
  let isHeld = false;
  const enter = () => {
    isHeld = true;
    frozen.stop();
    return runUntil(task, () => isHeld, signal);
  };
  const whole = signal ? AbortSignal.any([signal, wait.signal]) : wait.signal;
  try {
    return (await locks.request(name, {signal: whole}, enter)) as T;
  } catch (error) {
    if (!isHeld && isRefused(error)) return runUntil(task, () => true, signal);
    if (isHeld || !wait.signal.aborted || signal?.aborted) throw error;
    return (await locks.request(name, {steal: true}, enter)) as T;
  } finally {
    isHeld = false;
    frozen.stop();
  }
}
