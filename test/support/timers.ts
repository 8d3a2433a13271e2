interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Lets pending promise chains settle. */
async function promises() {
  for (let count = 0; count < 20; count += 1) await Promise.resolve();
}

/** Timers and a clock that only advance when a test says so. */
export function useTimers() {
  const timers = new Map<number, Timer>();
  const native = {setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout};
  let time = 0;
  let made = 0;
  const due = (until: number) =>
    [...timers].filter(([, {at}]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at)[0];
  beforeEach(() => {
    timers.clear();
    time = 1_000_000;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, delay = 0) => (timers.set(++made, {at: time + delay, run}), made),
      clearTimeout: (id: number) => timers.delete(id),
    });
  });
  afterEach(() => Object.assign(globalThis, native));
  return {
    now: () => time,
    /** Number of pending timers. */
    waiting: () => timers.size,
    /** Advances the time and runs the timers that become due, in order. */
    advance(duration: number) {
      const until = time + duration;
      for (let next = due(until); next; next = due(until)) {
        const [id, {at, run}] = next;
        timers.delete(id);
        time = Math.max(time, at);
        run();
      }
      time = until;
    },
    /** Like `advance`, but lets promises settle between timers. */
    async advanceAndSettle(duration = 0) {
      const until = time + duration;
      await promises();
      for (let next = due(until); next; next = due(until)) {
        const [id, {at, run}] = next;
        timers.delete(id);
        time = Math.max(time, at);
        run();
        await promises();
      }
      time = until;
    },
    /** Runs the next timer 1 ms early, as browsers sometimes do. */
    runNextEarly() {
      const next = due(Infinity);
      if (!next) throw new Error('no timer is pending');
      timers.delete(next[0]);
      time = next[1].at - 1;
      next[1].run();
    },
  };
}
