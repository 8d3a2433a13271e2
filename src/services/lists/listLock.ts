/** What one tab does while no other does the same. */
export interface LockedResult<T> {
  readonly result: T;
  /** The turn lasts until this is settled, though the result is given at once. */
  readonly tail: Promise<unknown>;
}

/** Takes a turn among all tabs. Where the browser has no locks, every tab takes its own at once. */
export function withListLock<T>(name: string, signal: AbortSignal, task: () => Promise<LockedResult<T>>): Promise<T> {
  const {locks} = navigator as Partial<Navigator>;
  if (!locks) return task().then(({result}) => result);
  return new Promise((resolve, reject) => {
    const turn = locks.request(name, {signal}, async () => {
      const {result, tail} = await task();
      resolve(result);
      await tail;
    });
    turn.catch(reject);
  });
}
