/** The one repeating timer of the product: times and countdowns are drawn anew every minute. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls back every 60 seconds until the signal ends; no timer runs while nobody listens. */
  everyMinute(listener: () => void, options: {signal: AbortSignal}): void;
}

/** Makes the shared clock. */
export function createClock(): Clock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    now: () => Date.now(),
    everyMinute(listener, {signal}) {
      listeners.add(listener);
      timer ??= setInterval(() => {
        for (const each of listeners) each();
      }, 60_000);
      signal.addEventListener('abort', () => {
        listeners.delete(listener);
        if (!listeners.size) stop();
      });
    },
  };
}
