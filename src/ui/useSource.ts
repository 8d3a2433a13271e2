import {useCallback, useSyncExternalStore} from 'react';

/** A service that tells of its changes until a signal ends. */
interface Source {
  subscribe(listener: () => void, options: {signal: AbortSignal}): void;
}

/** What a service says now, drawn anew when it changes. `get` must give the same value while nothing changed. */
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
