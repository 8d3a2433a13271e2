import {useCallback, useSyncExternalStore} from 'react';

import {useServices} from './context';

/** Whether the person is signed in to the script. The token itself never reaches a component. */
export function useHasToken(): boolean {
  const {session} = useServices();
  const subscribe = useCallback(
    (listener: () => void) => {
      const end = new AbortController();
      session.subscribe(listener, {signal: end.signal});
      return () => end.abort('over');
    },
    [session],
  );
  return useSyncExternalStore(subscribe, () => session.token() !== undefined);
}
