import {equal} from '@wry/equality';

import {owned} from './owner';

/** A source of change notifications. It is the only way to subscribe, and the signal the only way to unsubscribe. */
export interface Source {
  /** Calls the listener after every change until the signal aborts. */
  subscribe(listener: () => void, options: {signal: AbortSignal}): void;
}

/** The listeners of a source. */
export interface Listeners extends Source {
  /** Calls all listeners. One that is removed in the meantime is not called; an error ends only its owner. */
  notify(): void;
  /** The number of listeners. */
  count(): number;
}

/** Creates an empty set of listeners. `onCount` is called with their number whenever it changes. */
export function createListeners(onCount?: (count: number) => void): Listeners {
  const calls = new Set<() => void>();
  return {
    notify() {
      for (const call of [...calls]) call();
    },
    count: () => calls.size,
    subscribe(listener, {signal}) {
      if (signal.aborted) return;
      const call = owned(listener, signal);
      calls.add(call);
      onCount?.(calls.size);
      signal.addEventListener('abort', () => {
        calls.delete(call);
        onCount?.(calls.size);
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
