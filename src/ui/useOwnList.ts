import {useCallback, useEffect, useSyncExternalStore} from 'react';

import type {ListState, ListType} from '#services/lists/ownList';
import {useApi} from './context';

/** The person's whole list of one type, requested if it is not known yet. Updates when it changes. */
export function useOwnList(type: ListType): ListState {
  const {lists, accountEpoch: accountEpoch} = useApi();
  const subscribe = useCallback((listener: () => void) => lists.subscribe(type, listener), [lists, type]);
  const time = useSyncExternalStore(accountEpoch.subscribe, accountEpoch.count);
  useEffect(() => {
    const end = new AbortController();
    // The state reports failures.
    lists.load(type, {signal: end.signal}).catch(() => undefined);
    return () => end.abort('over');
  }, [lists, type, time]);
  return useSyncExternalStore(subscribe, () => lists.get(type));
}
