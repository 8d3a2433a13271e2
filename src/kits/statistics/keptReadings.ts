import type {Reading} from './statistic';
import {createStore} from '#domain/value/store';

/** The rows that a run has read, and whether it has reached its end. */
export interface KeptReading {
  readonly reading: Reading;
  readonly isOver: boolean;
}

/** Maximum number of readings kept. A reading may hold thousands of posts. */
const maxReadings = 4;

const kept = new Map<string, KeptReading>();

/**
 * Readings of questions that can be asked again about the same rows, kept until the page is left. Only the latest 4.
 */
export const keptReadings = {
  get: (key: string) => kept.get(key),
  set(key: string, reading: KeptReading) {
    kept.delete(key);
    kept.set(key, reading);
    for (const old of [...kept.keys()].slice(0, -maxReadings)) kept.delete(old);
  },
  reset: () => kept.clear(),
};

/** The ids of the statistics that were started and may not be started again before the page is left. */
export const begunOnce = createStore<readonly string[]>([]);
