import type {Random} from './random';

/** A simulated tab: what happens in it stops when it is killed, and is late while it is frozen. */
export interface SimulatedTab {
  readonly id: string;
  isAlive: boolean;
  /** True time until which the tab is frozen (ms). */
  frozenUntil: number;
}

/** Time and chance in a page with several simulated tabs. */
export interface World {
  readonly random: Random;
  /** True time since the start (ms). */
  readonly time: number;
  /** The tab whose task runs. */
  readonly current: SimulatedTab | undefined;
  /** Epoch milliseconds by the wall clock, which can be set. */
  readonly now: () => number;
  /** Adds a task. Tasks of one tab at the same time keep their order. */
  post(delay: number, run: () => void, tab?: SimulatedTab): number;
  /** Adds a task that belongs to no tab. */
  postOutside(delay: number, run: () => void): void;
  /** Calls back with each tab that is killed. */
  readonly onEnd: (listener: (tab: SimulatedTab) => void) => void;
}
