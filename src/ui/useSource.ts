import {useCallback, useSyncExternalStore} from 'react';

import type {Source} from '#domain/value/store';
import {pause} from '#services/yieldToMain';

/**
 * A listener that is called again in a microtask if React refuses the update. React does so after 50 updates that
 * caused each other in its root, which all features share: those of others must not count here. A listener that fails
 * again then is itself part of an endless loop.
 */
function retried(listener: () => void): () => void {
  let isRetried = false;
  const notify = () => {
    try {
      listener();
    } catch (error) {
      if (isRetried) throw error;
      isRetried = true;
      queueMicrotask(notify);
      void pause().then(() => (isRetried = false));
    }
  };
  return notify;
}

/**
 * A source's current value; renders again when it changes. `get` must return the same value as long as nothing changed,
 * and the source must be the same object at each render.
 */
export function useSource<T>(source: Source, get: () => T): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const end = new AbortController();
      source.subscribe(retried(listener), {signal: end.signal});
      return () => end.abort('over');
    },
    [source],
  );
  return useSyncExternalStore(subscribe, get);
}
