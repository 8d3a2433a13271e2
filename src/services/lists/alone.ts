/** What one tab does while no other does the same. */
export interface Turn<T> {
  readonly result: T;
  /** The turn lasts until this is settled, though the result is given at once. */
  readonly tail: Promise<unknown>;
}

/** Takes a turn among all tabs. Where the browser has no locks, every tab takes its own at once. */
export function whileAlone<T>(name: string, signal: AbortSignal, work: () => Promise<Turn<T>>): Promise<T> {
  const {locks} = navigator as Partial<Navigator>;
  if (!locks) return work().then(({result}) => result);
  return new Promise((resolve, reject) => {
    const turn = locks.request(name, {signal}, async () => {
      const {result, tail} = await work();
      resolve(result);
      await tail;
    });
    turn.catch(reject);
  });
}
