import {useCallback, useSyncExternalStore} from 'react';

import type {EntryState} from '#services/lists/entry';
import {useApi} from './context';

/** The person's own list entry for a media item. Updates when it changes. */
export function useOwnEntry(mediaId: number): EntryState {
  const {ownEntries} = useApi();
  const subscribe = useCallback(
    (listener: () => void) => ownEntries.subscribe(mediaId, listener),
    [ownEntries, mediaId],
  );
  return useSyncExternalStore(subscribe, () => ownEntries.get(mediaId));
}
