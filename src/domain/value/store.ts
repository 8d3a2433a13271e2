import {equal} from '@wry/equality';

/** Anything that notifies of its changes. This is the one way to subscribe, and the signal the one way to end it. */
export interface Source {
  /** Calls the listener after every change until the signal aborts. */
  subscribe(listener: () => void, options: {signal: AbortSignal}): void;
}

/** The listeners of a source. */
export interface Listeners extends Source {
  /** Calls all of them. One that is removed meanwhile is not called. */
  notify(): void;
  /** How many there are. */
  count(): number;
}

/** Creates an empty set of listeners. `onCount` is told their number whenever it changes. */
export function createListeners(onCount?: (count: number) => void): Listeners {
  const entries = new Set<{readonly listener: () => void}>();
  return {
    notify() {
      for (const entry of [...entries]) if (entries.has(entry)) entry.listener();
    },
    count: () => entries.size,
    subscribe(listener, {signal}) {
      if (signal.aborted) return;
      const entry = {listener};
      entries.add(entry);
      onCount?.(entries.size);
      signal.addEventListener('abort', () => {
        entries.delete(entry);
        onCount?.(entries.size);
      });
    },
  };
}

/** An observable value. */
export interface Store<T> extends Source {
  /** The value: the same object until it changes. */
  get(): T;
  /** Stores a value and notifies the listeners, unless it equals the current one. */
  set(value: T): void;
  /** Stores the initial value. */
  reset(): void;
}

/** Creates an observable value. */
export function createStore<T>(initial: T): Store<T> {
  const {notify, subscribe} = createListeners();
  let current = initial;
  const set = (value: T) => {
    if (equal(value, current)) return;
    current = value;
    notify();
  };
  return {get: () => current, set, reset: () => set(initial), subscribe};
}

/** Notifies of the changes of all these sources. */
export const anyOf = (...sources: readonly Source[]): Source => ({
  subscribe(listener, options) {
    for (const source of sources) source.subscribe(listener, options);
  },
});
