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

const minute = 60_000;
/** The events after which the timer may be late, since browsers slow it down or stop it in hidden and frozen pages. */
const returns = ['visibilitychange', 'resume', 'pageshow', 'focus'] as const;

/** The minutes, also after the clock was set or the page was frozen, as soon as the time is looked at. */
class Minutes {
  readonly #listeners = createListeners(count => (count ? this.#start() : this.#stop()));
  #timer: ReturnType<typeof setInterval> | undefined;
  #last = 0;
  readonly subscribe = this.#listeners.subscribe;

  readonly now = (): number => {
    const now = Date.now();
    const isLate = now < this.#last || now > this.#last + minute + 5000;
    if (this.#timer !== undefined && isLate) {
      this.#last = now;
      queueMicrotask(this.#listeners.notify);
    }
    return now;
  };

  #start() {
    if (this.#timer !== undefined) return;
    this.#last = Date.now();
    this.#timer = setInterval(() => {
      this.#last = Date.now();
      this.#listeners.notify();
    }, minute);
    for (const name of returns) addEventListener(name, this.now, true);
  }

  #stop() {
    clearInterval(this.#timer);
    this.#timer = undefined;
    for (const name of returns) removeEventListener(name, this.now, true);
  }
}

/** Creates the shared clock. */
export function createClock(): Clock {
  const {now, subscribe} = new Minutes();
  return {now, onMinute: subscribe, ...createRefresh(subscribe)};
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
