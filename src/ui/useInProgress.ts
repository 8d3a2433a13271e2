import {useEffect, useSyncExternalStore} from 'react';

import type {CurrentEntry} from '#services/lists/currentEntry';
import type {InProgressState} from '#services/lists/inProgress';
import {useApi} from './context';

/** The person's list entries in progress. Updates when one changes. */
export function useInProgress(): InProgressState {
  const {inProgress} = useApi();
  useEffect(() => inProgress.look(), [inProgress]);
  return useSyncExternalStore(inProgress.subscribe, inProgress.get);
}

/** The list entry in progress for one media item; `undefined` while unknown. */
export function useCurrentEntry(mediaId: number): CurrentEntry | undefined {
  const {inProgress} = useApi();
  useEffect(() => inProgress.look(), [inProgress]);
  return useSyncExternalStore(inProgress.subscribe, () => inProgress.get().entries?.get(mediaId));
}
