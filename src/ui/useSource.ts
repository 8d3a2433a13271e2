import {useCallback, useSyncExternalStore} from 'react';

import type {Source} from '#domain/value/store';

/**
 * A source's current value; renders again when it changes. `get` must return the same value as long as nothing changed,
 * and the source must be the same object at each render.
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
