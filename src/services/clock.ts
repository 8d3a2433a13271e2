/** The one repeating timer of the product: times and countdowns are drawn anew every minute. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls back every 60 seconds until the signal ends; no timer runs while nobody listens. */
  everyMinute(listener: () => void, options: {signal: AbortSignal}): void;
  /** Calls back when times that are shown are to be drawn anew: every minute while somebody keeps them fresh, and when that begins. */
  onRefresh(listener: () => void, options: {signal: AbortSignal}): void;
  /** Keeps times that are shown fresh until the signal ends (the switch `relativeTime`). */
  keepFresh(options: {signal: AbortSignal}): void;
}

/** Makes the shared clock. */
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

/** Joins those who show times with those who keep them fresh; only where both are, the minutes are listened to. */
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
