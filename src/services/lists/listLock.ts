/** What a tab does under the lock. */
export interface LockedResult<T> {
  readonly result: T;
  /** The lock is held until this settles, although the result is delivered at once. */
  readonly settled: Promise<unknown>;
}

/** Runs `work` under a lock shared by all tabs. Where the browser has no Web Locks, it runs at once. */
export function withListLock<T>(name: string, signal: AbortSignal, task: () => Promise<LockedResult<T>>): Promise<T> {
  const {locks} = navigator as Partial<Navigator>;
  if (!locks) return task().then(({result}) => result);
  return new Promise((resolve, reject) => {
    const turn = locks.request(name, {signal}, async () => {
      const {result, settled} = await task();
      resolve(result);
      await settled;
    });
    turn.catch(reject);
  });
}
