import type {Reading} from './statistic';
import {createStore} from '#domain/value/store';

/** What a run has read, and whether it has come to its end. */
export interface KeptReading {
  readonly reading: Reading;
  readonly isOver: boolean;
}

/** A reading may hold thousands of posts. */
const most = 4;

const kept = new Map<string, KeptReading>();

/** What was read for questions that can be asked again of the same rows, until the page is left. The latest 4. */
export const keptReadings = {
  get: (key: string) => kept.get(key),
  set(key: string, reading: KeptReading) {
    kept.delete(key);
    kept.set(key, reading);
    for (const old of [...kept.keys()].slice(0, -most)) kept.delete(old);
  },
  reset: () => kept.clear(),
};

/** The ids of the statistics that have begun and may not begin again before the page is left. */
export const begunOnce = createStore<readonly string[]>([]);
