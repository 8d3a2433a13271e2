/** What is done under the lock, and whether it is still ours: another tab may have taken it from a frozen page. */
export type Task<T> = (isOurs: () => boolean) => Promise<T>;

interface LockOptions {
  name: string;
  /** So long one tab may hold it while others wait (milliseconds); then it is taken for frozen. */
  timeoutMs: number;
  signal: AbortSignal;
}

type LockRequest = {signal: AbortSignal} | {steal: true};

async function holderOf(name: string) {
  const {held = []} = await navigator.locks.query();
  return held.find(lock => lock.name === name)?.clientId;
}

/** Runs a task until it ends, the lock is taken away or the instance stops. */
async function hold<T>(task: Task<T>, {name, signal}: LockOptions, options: LockRequest) {
  const over = new AbortController();
  let isOurs = true;
  const stopped = new Promise<undefined>(resolve =>
    signal.addEventListener('abort', () => resolve(undefined), {signal: over.signal}),
  );
  try {
    return await navigator.locks.request(name, options, () => Promise.race([task(() => isOurs), stopped]));
  } finally {
    isOurs = false;
    over.abort('over');
  }
}

/**
 * Runs a task while no other tab does the like. A tab that dies frees the lock; from one that holds it for too long it is taken away. `undefined`:
 * the instance stopped. Without Web Locks the task runs at once.
 */
export async function withOutboxLock<T>(task: Task<T>, options: LockOptions): Promise<T | undefined> {
  if (!('locks' in navigator)) return task(() => true);
  while (!options.signal.aborted) {
    const before = await holderOf(options.name);
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)]);
    let began = false;
    try {
      return await hold(isOurs => ((began = true), task(isOurs)), options, {signal});
    } catch (error) {
      if (began || !signal.aborted) throw error;
    }
    if (before !== undefined && before === (await holderOf(options.name)) && !options.signal.aborted)
      return hold(task, options, {steal: true});
  }
  return undefined;
}
