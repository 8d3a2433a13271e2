import {useCallback, useSyncExternalStore} from 'react';

/** A service that notifies listeners of changes until a signal aborts. */
interface Source {
  subscribe(listener: () => void, options: {signal: AbortSignal}): void;
}

/**
 * A service's current value; renders again when it changes. `get` must return the same value as long as nothing
 * changed.
 */
export function useSource<T>(source: Source, get: () => T): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const end = new AbortController();
      source.subscribe(listener, {signal: end.signal});
      return () => end.abort('over');
    },
    [source],
  );
  return useSyncExternalStore(subscribe, get);
}
