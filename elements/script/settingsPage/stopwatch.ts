import type {Services} from '#services/services';

/** The time a feature took to show something, from the start of the visit. */
export interface Timing {
  /** Name of the route. */
  readonly page: string;
  /** Id of the feature. */
  readonly subject: string;
  readonly milliseconds: number;
}

/** Records the longest time that each feature took to show something, on the pages visited from now on. */
export function createStopwatch({catalogue, report}: Pick<Services, 'catalogue' | 'report'>, signal: AbortSignal) {
  const longest = new Map<string, Timing>();
  let [page, began] = ['', 0];
  let waiting: ReadonlySet<string> = new Set();
  const note = () => {
    for (const subject of waiting) {
      if (report.health(subject).state !== 'working') continue;
      waiting = new Set([...waiting].filter(each => each !== subject));
      const milliseconds = Math.round(performance.now() - began);
      if (milliseconds > (longest.get(subject)?.milliseconds ?? -1))
        longest.set(subject, {page, subject, milliseconds});
    }
  };
  report.subscribe(note, {signal});
  return {
    begin(next: string) {
      [page, began] = [next, performance.now()];
      // A feature that still shows something from the previous page has nothing to wait for.
      waiting = new Set(catalogue.map(({id}) => id).filter(id => report.health(id).state !== 'working'));
    },
    timings: () => [...longest.values()].toSorted((one, other) => other.milliseconds - one.milliseconds),
  };
}
