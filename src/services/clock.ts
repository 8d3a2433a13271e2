import {createListeners} from '#domain/value/store';

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
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const {notify, subscribe} = createListeners(count => {
    if (count) timer ??= setInterval(() => notify(), 60_000);
    else stop();
  });
  return {now: () => Date.now(), onMinute: subscribe, ...createRefresh(subscribe)};
}

/**
 * Subscribes to the minute timer only while there is both a component that displays times and a feature that keeps them
 * fresh.
 */
function createRefresh(onMinute: Clock['onMinute']): Pick<Clock, 'onRefresh' | 'enableRefresh'> {
  let minutes: AbortController | undefined;
  const updateSubscription = () => {
    const isWanted = displays.count() > 0 && refreshers.count() > 0;
    if (isWanted === (minutes !== undefined)) return;
    minutes?.abort('over');
    minutes = isWanted ? new AbortController() : undefined;
    if (minutes) onMinute(displays.notify, {signal: minutes.signal});
  };
  const displays = createListeners(updateSubscription);
  const refreshers = createListeners(updateSubscription);
  return {
    onRefresh: displays.subscribe,
    enableRefresh(options) {
      if (!refreshers.count()) displays.notify();
      refreshers.subscribe(() => undefined, options);
    },
  };
}
