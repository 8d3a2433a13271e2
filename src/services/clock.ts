/** The only repeating timer of the product. Relative times and countdowns update on it every minute. */
export interface Clock {
  /** Current time in epoch milliseconds. */
  now(): number;
  /** Calls the listener every 60 seconds until the signal aborts. The timer only runs while there are listeners. */
  everyMinute(listener: () => void, options: {signal: AbortSignal}): void;
  /**
   * Calls the listener whenever displayed times should update: once when refreshing is switched on, then every minute
   * while it stays on.
   */
  onRefresh(listener: () => void, options: {signal: AbortSignal}): void;
  /** Switches refreshing on until the signal aborts (used by the feature `relativeTime`). */
  keepFresh(options: {signal: AbortSignal}): void;
}

/** Creates the shared clock. */
export function createClock(): Clock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const everyMinute: Clock['everyMinute'] = (listener, {signal}) => {
    listeners.add(listener);
    timer ??= setInterval(() => {
      for (const each of listeners) each();
    }, 60_000);
    signal.addEventListener('abort', () => {
      listeners.delete(listener);
      if (!listeners.size) stop();
    });
  };
  return {now: () => Date.now(), everyMinute, ...createRefreshing(everyMinute)};
}

/**
 * Subscribes to the minute timer only while there is both someone who displays times and someone who keeps them fresh.
 */
function createRefreshing(everyMinute: Clock['everyMinute']): Pick<Clock, 'onRefresh' | 'keepFresh'> {
  const shown = new Set<() => void>();
  const keepers = new Set<AbortSignal>();
  let minutes: AbortController | undefined;
  const refresh = () => {
    for (const each of shown) each();
  };
  const settle = () => {
    const wanted = shown.size > 0 && keepers.size > 0;
    if (wanted === (minutes !== undefined)) return;
    minutes?.abort('over');
    minutes = wanted ? new AbortController() : undefined;
    if (minutes) everyMinute(refresh, {signal: minutes.signal});
  };
  const member = <T>(members: Set<T>, one: T, signal: AbortSignal) => {
    members.add(one);
    settle();
    signal.addEventListener('abort', () => {
      members.delete(one);
      settle();
    });
  };
  return {
    onRefresh: (listener, {signal}) => member(shown, listener, signal),
    keepFresh({signal}) {
      if (!keepers.size) refresh();
      member(keepers, signal, signal);
    },
  };
}
