interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Enough for a chain of promises to come to its end. */
async function promises() {
  for (let count = 0; count < 20; count += 1) await Promise.resolve();
}

/** Timers and a clock that stand still until a test lets time pass. */
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
    /** Timers that wait. */
    waiting: () => timers.size,
    /** Lets time pass; what falls due runs in order. */
    pass(duration: number) {
      const until = time + duration;
      for (let next = due(until); next; next = due(until)) {
        const [id, {at, run}] = next;
        timers.delete(id);
        time = Math.max(time, at);
        run();
      }
      time = until;
    },
    /** The same where promises stand between timers: those that are due have their turn before time goes on. */
    async settle(duration = 0) {
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
    /** Runs the next timer although its time has not quite come, as browsers sometimes do. */
    early() {
      const next = due(Infinity);
      if (!next) throw new Error('no timer waits');
      timers.delete(next[0]);
      time = next[1].at - 1;
      next[1].run();
    },
  };
}
