/**
 * A task that runs under the lock. `isOurs` tells whether the lock is still held: another tab may steal it from a
 * frozen page.
 */
export type Task<T> = (isOurs: () => boolean) => Promise<T>;

interface LockOptions {
  name: string;
  /** How long one tab may hold the lock while others wait (ms) before it is considered frozen. */
  timeoutMs: number;
  signal: AbortSignal;
}

type LockRequest = {signal: AbortSignal} | {steal: true};

async function holderOf(name: string) {
  const {held = []} = await navigator.locks.query();
  return held.find(lock => lock.name === name)?.clientId;
}

/** Runs a task until it ends, the lock is stolen or the instance stops. */
async function requestLock<T>(task: Task<T>, {name, signal}: LockOptions, options: LockRequest) {
  const ended = new AbortController();
  let isOurs = true;
  const stopped = new Promise<undefined>(resolve =>
    signal.addEventListener('abort', () => resolve(undefined), {signal: ended.signal}),
  );
  try {
    return await navigator.locks.request(name, options, () => Promise.race([task(() => isOurs), stopped]));
  } finally {
    isOurs = false;
    ended.abort('over');
  }
}

/**
 * Runs a task under a lock shared by all tabs. A tab that is closed releases the lock; one that holds it for too long
 * loses it. Resolves to `undefined` if the instance stopped. Without Web Locks, the task runs at once.
 */
export async function withOutboxLock<T>(task: Task<T>, options: LockOptions): Promise<T | undefined> {
  if (!('locks' in navigator)) return task(() => true);
  while (!options.signal.aborted) {
    const before = await holderOf(options.name);
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)]);
    let began = false;
    try {
      return await requestLock(isOurs => ((began = true), task(isOurs)), options, {signal});
    } catch (error) {
      if (began || !signal.aborted) throw error;
    }
    if (before !== undefined && before === (await holderOf(options.name)) && !options.signal.aborted)
      return requestLock(task, options, {steal: true});
  }
  return undefined;
}
