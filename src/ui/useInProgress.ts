import {useEffect} from 'react';

import type {CurrentEntry} from '#services/lists/currentEntry';
import type {EntrySetState} from '#services/lists/entryQuery';
import {useApi} from './context';
import {useSource} from './useSource';

/** The person's list entries in progress. Updates when one changes. */
export function useInProgress(): EntrySetState<CurrentEntry> {
  const {inProgress} = useApi().lists;
  useEffect(() => inProgress.look(), [inProgress]);
  return useSource(inProgress, inProgress.get);
}

/** The list entry in progress for one media item; `undefined` while unknown. */
export function useCurrentEntry(mediaId: number): CurrentEntry | undefined {
  const {inProgress} = useApi().lists;
  useEffect(() => inProgress.look(), [inProgress]);
  return useSource(inProgress, () => inProgress.get().entries?.get(mediaId));
}
