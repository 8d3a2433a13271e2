import {createLocks, type SimulatedLocks} from './locks';
import {createChannels} from './channels';
import {createRandom, type Random} from './random';
import type {SimulatedTab, World} from './world';

interface Task {
  at: number;
  readonly order: number;
  /** `undefined`: not of a tab, such as a request in progress. */
  readonly tab: SimulatedTab | undefined;
  readonly run: () => void;
}

/** The wall clock at the start of each run (epoch milliseconds). */
const startOfTime = Date.UTC(2026, 10, 20, 12);

/** Resolves once everything that promises have queued is done. */
function createDrain(): () => Promise<void> {
  const {port1, port2} = new MessageChannel();
  let done: () => void = () => undefined;
  port1.onmessage = () => done();
  return () =>
    new Promise<void>(resolve => {
      done = resolve;
      port2.postMessage(undefined);
    });
}
const drain = createDrain();

const native = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  BroadcastChannel: globalThis.BroadcastChannel,
};
const clocks = {now: Date.now, random: Math.random, performance: performance.now, timeout: AbortSignal.timeout};

/**
 * Time, timers, locks and channels of several tabs in one page. Everything that happens is a task of one tab, and what
 * it starts is attributed to that tab. The order of tasks depends on the seed alone.
 */
export class VirtualWorld implements World {
  readonly random: Random;
  readonly locks: SimulatedLocks;
  readonly tabs: SimulatedTab[] = [];
  /** True time since the start (ms). */
  time = 0;
  /** How far the wall clock has been set forward or back (ms). */
  clockOffset = 0;
  readonly #tasks = new Map<number, Task>();
  readonly #ends: ((tab: SimulatedTab) => void)[] = [];
  #count = 0;
  #current: SimulatedTab | undefined;
  #steps = 0;

  constructor(seed: number) {
    this.random = createRandom(seed);
    this.locks = createLocks(this);
  }

  get current() {
    return this.#current;
  }

  /** The number of tasks so far. */
  get steps() {
    return this.#steps;
  }

  /** Epoch milliseconds by the wall clock, which can be set. */
  now = () => startOfTime + this.time + this.clockOffset;

  /** Adds a task. Tasks of one tab at the same time keep their order. */
  post(delay: number, run: () => void, tab = this.#current): number {
    const order = ++this.#count;
    this.#tasks.set(order, {at: this.time + Math.max(0, delay), order, tab, run});
    return order;
  }

  /** Adds a task that belongs to no tab. */
  postOutside(delay: number, run: () => void) {
    const order = ++this.#count;
    this.#tasks.set(order, {at: this.time + Math.max(0, delay), order, tab: undefined, run});
  }

  cancel = (order: number) => void this.#tasks.delete(order);

  openTab(): SimulatedTab {
    const tab = {id: `tab${this.tabs.length + 1}`, isAlive: true, frozenUntil: 0};
    this.tabs.push(tab);
    return tab;
  }

  /** Calls back with each tab that is killed. */
  onEnd = (listener: (tab: SimulatedTab) => void) => void this.#ends.push(listener);

  /** Ends a tab at once: none of its code runs any more. */
  kill(tab: SimulatedTab) {
    tab.isAlive = false;
    for (const [order, task] of this.#tasks) if (task.tab === tab) this.#tasks.delete(order);
    for (const end of this.#ends) end(tab);
  }

  /** Runs the tasks that are due until this time, or until the condition holds. */
  async runUntil(end: number, isOver: () => boolean = () => false) {
    for (let next = this.#next(end); next && !isOver(); next = this.#next(end)) {
      this.#tasks.delete(next.order);
      this.time = next.at;
      this.#steps += 1;
      await this.#run(next);
    }
    if (!isOver()) this.time = end;
  }

  async #run({tab, run}: Task) {
    if (tab && !tab.isAlive) return;
    this.#current = tab;
    run();
    if (tab) await drain();
    this.#current = undefined;
  }

  /** Runs a function in a tab, as a task of its own. */
  inTab = (tab: SimulatedTab, run: () => void) => void this.post(0, run, tab);

  #next(end: number): Task | undefined {
    let first: Task | undefined;
    for (const task of this.#tasks.values()) {
      // The tasks of a frozen tab run in the same order, once it is awake.
      if (task.tab && task.tab.frozenUntil > task.at) task.at = task.tab.frozenUntil;
      if (!first || task.at < first.at || (task.at === first.at && task.order < first.order)) first = task;
    }
    return first && first.at <= end ? first : undefined;
  }

  /** Replaces the globals of the page until `uninstall`. */
  install() {
    Object.assign(globalThis, {
      setTimeout: (run: () => void, delay = 0) => this.post(delay, run),
      clearTimeout: this.cancel,
      BroadcastChannel: createChannels(this),
    });
    Date.now = this.now;
    Math.random = this.random.next;
    performance.now = () => this.time;
    AbortSignal.timeout = delay => {
      const end = new AbortController();
      this.post(delay, () => end.abort(new DOMException('The time is over.', 'TimeoutError')));
      return end.signal;
    };
    Object.defineProperty(navigator, 'locks', {configurable: true, get: () => this.locks.ofTab(this.#current)});
  }

  uninstall() {
    Object.assign(globalThis, native);
    Date.now = clocks.now;
    Math.random = clocks.random;
    performance.now = clocks.performance;
    AbortSignal.timeout = clocks.timeout;
    Reflect.deleteProperty(navigator, 'locks');
  }
}
