import {useSyncExternalStore} from 'react';

import type {Write} from '#services/outbox/write';
import {useApi} from './context';

/** The account's unfinished writes. Updates when they change. */
export function useWrites(): readonly Write[] {
  const {writes} = useApi();
  return useSyncExternalStore(writes.subscribe, () => writes.list());
}
