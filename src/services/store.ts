/** An observable value, shared by the parts of one feature. */
export interface Store<T> {
  get(): T;
  /** Stores a value and notifies the listeners, unless its JSON equals that of the current value. */
  set(value: T): void;
  subscribe(listener: () => void, options: {signal: AbortSignal}): void;
}

/** Creates an observable value. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (JSON.stringify(value) === JSON.stringify(current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener, {signal}) {
      if (signal.aborted) return;
      listeners.add(listener);
      signal.addEventListener('abort', () => listeners.delete(listener));
    },
  };
}
