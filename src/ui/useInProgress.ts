import {useEffect, useSyncExternalStore} from 'react';

import type {CurrentEntry} from '#services/lists/currentEntry';
import type {InProgressState} from '#services/lists/inProgress';
import {useApi} from './context';

/** One's own works in progress, drawn anew when something changes. */
export function useInProgress(): InProgressState {
  const {inProgress} = useApi();
  useEffect(() => inProgress.look(), [inProgress]);
  return useSyncExternalStore(inProgress.subscribe, inProgress.get);
}

/** One of them; `undefined` while it is not known. */
export function useCurrentEntry(mediaId: number): CurrentEntry | undefined {
  const {inProgress} = useApi();
  useEffect(() => inProgress.look(), [inProgress]);
  return useSyncExternalStore(inProgress.subscribe, () => inProgress.get().entries?.get(mediaId));
}
