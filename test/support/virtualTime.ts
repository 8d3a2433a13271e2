const later = () => {
  const {port1, port2} = new MessageChannel();
  return new Promise<void>(resolve => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
};

/** Resolves once the tasks that React and promises have queued are done, and those that they queue. */
async function turns() {
  for (let count = 0; count < 4; count += 1) await later();
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
  readonly isFrame: boolean;
}

const native = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  requestAnimationFrame: globalThis.requestAnimationFrame,
  cancelAnimationFrame: globalThis.cancelAnimationFrame,
  requestIdleCallback: globalThis.requestIdleCallback,
  cancelIdleCallback: globalThis.cancelIdleCallback,
  scheduler: (globalThis as {scheduler?: unknown}).scheduler,
};
const realTimeout = native.setTimeout.bind(globalThis);
const clocks = {date: Date.now, performance: performance.now.bind(performance), timeout: AbortSignal.timeout};
const frameMs = 16;

/** Timers, frames and clocks whose time passes at once: as soon as nothing else is left to do, the next timer is due. */
export class VirtualTime {
  readonly #timers = new Map<number, Timer>();
  #passed = 0;
  #made = 0;

  /** Replaces the timers and clocks of the page until `uninstall`. */
  install() {
    this.#timers.clear();
    this.#passed = 0;
    const [date, start] = [clocks.date(), clocks.performance()];
    const set = (run: () => void, delay = 0, isFrame = false) => {
      this.#timers.set(++this.#made, {at: this.#passed + Math.max(0, delay), run, isFrame});
      return this.#made;
    };
    const clear = (id: number) => void this.#timers.delete(id);
    Object.assign(globalThis, {
      setTimeout: (run: () => void, delay?: number) => set(run, delay),
      clearTimeout: clear,
      requestAnimationFrame: (run: (time: number) => void) => set(() => run(performance.now()), frameMs, true),
      cancelAnimationFrame: clear,
      requestIdleCallback: (run: () => void) => set(run),
      cancelIdleCallback: clear,
    });
    // Its tasks would come after those being waited for.
    Object.defineProperty(globalThis, 'scheduler', {value: undefined, configurable: true, writable: true});
    Date.now = () => date + this.#passed;
    performance.now = () => start + this.#passed;
    AbortSignal.timeout = delay => {
      const end = new AbortController();
      set(() => end.abort(new DOMException('The time is over.', 'TimeoutError')), delay);
      return end.signal;
    };
  }

  uninstall() {
    const {scheduler, ...others} = native;
    Object.assign(globalThis, others);
    Object.defineProperty(globalThis, 'scheduler', {value: scheduler, configurable: true, writable: true});
    Date.now = clocks.date;
    performance.now = clocks.performance;
    AbortSignal.timeout = clocks.timeout;
    // The observer of the page serves later tests, too, and waits for the frame that it has requested.
    for (const {run, isFrame} of this.#timers.values()) if (isFrame) requestAnimationFrame(run);
  }

  /** Resolves after this long. */
  wait = (ms: number) => new Promise<void>(resolve => globalThis.setTimeout(resolve, ms));

  /**
   * Lets time pass until nothing happens within `quietMs`, for a minute at most. `look` is called whenever something may
   * have changed.
   */
  async settle(look: () => void = () => undefined, quietMs = 2000) {
    const end = this.#passed + 60_000;
    for (;;) {
      await turns();
      look();
      if (!this.#runNext(Math.min(this.#passed + quietMs, end))) return;
    }
  }

  /** Runs the next timer if it is due until then; returns whether it is. */
  #runNext(until: number): boolean {
    const [next] = [...this.#timers].toSorted(([, a], [, b]) => a.at - b.at);
    if (!next || next[1].at > until) return false;
    this.#timers.delete(next[0]);
    this.#passed = Math.max(this.#passed, next[1].at);
    next[1].run();
    return true;
  }

  /** Lets virtual time pass until the condition holds, or for some real time (ms): chunks of the bundle take that to load. */
  async until(condition: () => boolean, look: () => void = () => undefined, realMs = 1500): Promise<boolean> {
    const start = clocks.performance();
    for (;;) {
      await this.settle(look);
      if (condition()) return true;
      if (clocks.performance() - start > realMs) return false;
      await new Promise(resolve => realTimeout(resolve, 1));
    }
  }
  /** Lets time pass until the promise is settled, and returns its value. */
  async during<T>(promise: Promise<T>): Promise<T> {
    let isSettled = false;
    const settled = () => void (isSettled = true);
    promise.then(settled, settled);
    for (await turns(); !isSettled; await turns()) this.#runNext(Infinity);
    return promise;
  }
}

/** Virtual time in each test of a suite. */
export function useVirtualTime(): VirtualTime {
  const time = new VirtualTime();
  beforeEach(() => time.install());
  afterEach(() => time.uninstall());
  return time;
}
