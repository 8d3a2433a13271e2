/** The only repeating timer of the product. Relative times and countdowns update on it every minute. */
export interface Clock {
  /** Current time in epoch milliseconds. */
  now(): number;
  /** Calls the listener every 60 seconds until the signal aborts. The timer only runs while there are listeners. */
  onMinute(listener: () => void, options: {signal: AbortSignal}): void;
  /**
   * Calls the listener whenever displayed times should update: once when refreshing is switched on, then every minute
   * while it stays on.
   */
  onRefresh(listener: () => void, options: {signal: AbortSignal}): void;
  /** Switches refreshing on until the signal aborts (used by the feature `relativeTime`). */
  enableRefresh(options: {signal: AbortSignal}): void;
}

/** Creates the shared clock. */
export function createClock(): Clock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const onMinute: Clock['onMinute'] = (listener, {signal}) => {
    listeners.add(listener);
    timer ??= setInterval(() => {
      for (const each of listeners) each();
    }, 60_000);
    signal.addEventListener('abort', () => {
      listeners.delete(listener);
      if (!listeners.size) stop();
    });
  };
  return {now: () => Date.now(), onMinute, ...createRefresh(onMinute)};
}

/**
 * Subscribes to the minute timer only while there is both someone who displays times and someone who keeps them fresh.
 */
function createRefresh(onMinute: Clock['onMinute']): Pick<Clock, 'onRefresh' | 'enableRefresh'> {
  const refreshListeners = new Set<() => void>();
  const refreshers = new Set<AbortSignal>();
  let minutes: AbortController | undefined;
  const refresh = () => {
    for (const each of refreshListeners) each();
  };
  const updateSubscription = () => {
    const wanted = refreshListeners.size > 0 && refreshers.size > 0;
    if (wanted === (minutes !== undefined)) return;
    minutes?.abort('over');
    minutes = wanted ? new AbortController() : undefined;
    if (minutes) onMinute(refresh, {signal: minutes.signal});
  };
  const addMember = <T>(members: Set<T>, one: T, signal: AbortSignal) => {
    members.add(one);
    updateSubscription();
    signal.addEventListener('abort', () => {
      members.delete(one);
      updateSubscription();
    });
  };
  return {
    onRefresh: (listener, {signal}) => addMember(refreshListeners, listener, signal),
    enableRefresh({signal}) {
      if (!refreshers.size) refresh();
      addMember(refreshers, signal, signal);
    },
  };
}
