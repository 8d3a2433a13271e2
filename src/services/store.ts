/** A value that parts of one feature share, with those who follow it. */
export interface Store<T> {
  get(): T;
  /** Values that read the same as JSON are the same. */
  set(value: T): void;
  subscribe(listener: () => void, options: {signal: AbortSignal}): void;
}

/** Makes a cell. */
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
