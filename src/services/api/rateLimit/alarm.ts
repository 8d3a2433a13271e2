/** A timer for a single point in time. */
export interface Alarm {
  /** Sets the alarm to this time (epoch milliseconds) or, with `undefined`, stops it. */
  set(at: number | undefined): void;
}

/** Creates an alarm that is not set. Timers may fire slightly early; the alarm does not. */
export function createAlarm(onAlarm: () => void, {now, signal}: {now: () => number; signal: AbortSignal}): Alarm {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: number | undefined;
  const wait = (at: number) => {
    const remaining = at - now();
    timer = setTimeout(() => (now() < at ? wait(at) : onAlarm()), remaining);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    set(at) {
      if (at === current) return;
      current = at;
      clearTimeout(timer);
      if (at !== undefined) wait(at);
    },
  };
}
