/** A timer for a single point in time. */
export interface Alarm {
  /** Sets the alarm to this time (epoch milliseconds) or, with `undefined`, stops it. */
  set(at: number | undefined): void;
}

/** Creates an alarm that is not set. Timers may fire slightly early; the alarm does not. */
export function createAlarm(ring: () => void, {now, signal}: {now: () => number; signal: AbortSignal}): Alarm {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: number | undefined;
  const wait = (at: number) => {
    const rest = at - now();
    timer = setTimeout(() => (now() < at ? wait(at) : ring()), rest);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    set(at) {
      if (at === known) return;
      known = at;
      clearTimeout(timer);
      if (at !== undefined) wait(at);
    },
  };
}
